import type { Heart, LearnerLevel } from '../../../src/api/cards/card.schema'
import type { Language } from '../language'

/**
 * Advice texts of the five letters. B-051 only names the letters; their meanings are (D-0007): H, the heart of the idea, stated
 * clearly; E, an example; A, a question to ask the reader; R, a reason or evidence; T, a thought that leads further.
 * `{passage}` is the passage that the suggestion refers to.
 */
export const advice: Readonly<Record<Language, Record<Heart, Record<LearnerLevel, string>>>> = {
  en: {
    H: {
      beginner: 'Heart: ‘{passage}’ can be said more simply. Try:',
      mixed_abilities: 'Heart: is ‘{passage}’ the idea that should stay? Say it without what is around it:',
      advanced: 'Heart: ‘{passage}’ would carry more weight as a precise statement:',
    },
    E: {
      beginner: 'Example: readers see it better with one from their own life. After ‘{passage}’ write:',
      mixed_abilities: 'Example: ‘{passage}’ is still general. Show it in one case:',
      advanced: 'Example: test ‘{passage}’ with a case that is not the obvious one:',
    },
    A: {
      beginner: 'Ask: stop after ‘{passage}’ and let the reader guess:',
      mixed_abilities: 'Ask: ‘{passage}’ answers a question that nobody has asked yet. Ask it:',
      advanced: 'Ask: what does ‘{passage}’ leave open? Put it to the reader:',
    },
    R: {
      beginner: 'Reason: why is that so? After ‘{passage}’ add:',
      mixed_abilities: 'Reason: ‘{passage}’ needs something that stands behind it:',
      advanced: 'Reason: a critical reader would doubt ‘{passage}’. Answer the doubt:',
    },
    T: {
      beginner: 'Think further: what can the reader do next? End ‘{passage}’ with:',
      mixed_abilities: 'Think further: lead on from ‘{passage}’:',
      advanced: 'Think further: carry ‘{passage}’ over to something new:',
    },
  },
  ms: {
    H: {
      beginner: 'Inti: ‘{passage}’ boleh dinyatakan dengan lebih mudah. Cuba:',
      mixed_abilities: 'Inti: adakah ‘{passage}’ idea yang utama? Nyatakan dengan ringkas:',
      advanced: 'Inti: ‘{passage}’ lebih meyakinkan jika dinyatakan dengan tepat:',
    },
    E: {
      beginner: 'Contoh: pembaca lebih faham dengan contoh. Selepas ‘{passage}’ tulis:',
      mixed_abilities: 'Contoh: ‘{passage}’ masih umum. Tunjukkan satu keadaan:',
      advanced: 'Contoh: uji ‘{passage}’ dengan satu keadaan yang lain:',
    },
    A: {
      beginner: 'Tanya: berhenti selepas ‘{passage}’ dan minta pembaca meneka:',
      mixed_abilities: 'Tanya: ‘{passage}’ menjawab soalan yang belum ditanya. Tanyakan:',
      advanced: 'Tanya: apakah yang belum dijawab oleh ‘{passage}’? Ajukan:',
    },
    R: {
      beginner: 'Sebab: mengapakah begitu? Selepas ‘{passage}’ tambah:',
      mixed_abilities: 'Sebab: ‘{passage}’ memerlukan sokongan:',
      advanced: 'Sebab: pembaca mungkin meragui ‘{passage}’. Jawab keraguan itu:',
    },
    T: {
      beginner: 'Fikir lagi: apakah yang boleh dibuat selepas ini? Akhiri ‘{passage}’ dengan:',
      mixed_abilities: 'Fikir lagi: teruskan daripada ‘{passage}’:',
      advanced: 'Fikir lagi: kaitkan ‘{passage}’ dengan perkara baharu:',
    },
  },
}

/** Suggested texts without a library topic; `{word}` and `{other}` are words of the text itself. */
export const ownWords: Readonly<Record<Language, Record<Exclude<Heart, 'H'>, readonly string[]>>> = {
  en: {
    E: [
      'For example, think of {word} in our own classroom.',
      'For example, somebody who meets {word} for the first time will notice {other} before anything else.',
      'For example, take away {other}: what is left of {word}?',
    ],
    A: [
      'What do you already know about {word}?',
      'How are {word} and {other} connected?',
      'Who would see {word} differently, and for what reason?',
    ],
    R: [
      'We can check this by looking at {word} ourselves.',
      'This fits what the text says about {other}.',
      'Two sources on {word} that agree would make this safe; one that disagrees would be worth a sentence of its own.',
    ],
    T: [
      'Draw {word} and {other}, and write one sentence below the picture.',
      'Next, find out where {word} appears outside this text.',
      'Next, write down what would have to change about {other} for all this to be wrong.',
    ],
  },
  ms: {
    E: [
      'Contohnya, fikirkan {word} di dalam kelas kita sendiri.',
      'Contohnya, orang yang baru mengenal {word} akan melihat {other} dahulu.',
      'Contohnya, tanpa {other}, apakah yang tinggal pada {word}?',
    ],
    A: [
      'Apakah yang kamu sudah tahu tentang {word}?',
      'Apakah kaitan antara {word} dengan {other}?',
      'Siapakah yang mungkin melihat {word} secara berbeza, dan mengapa?',
    ],
    R: [
      'Kita boleh menyemaknya dengan memerhatikan {word} sendiri.',
      'Hal ini sepadan dengan apa yang dinyatakan tentang {other}.',
      'Dua sumber tentang {word} yang sama pendapat akan menguatkan hal ini.',
    ],
    T: [
      'Lukis {word} dan {other}, kemudian tulis satu ayat di bawahnya.',
      'Seterusnya, cari {word} di luar teks ini.',
      'Seterusnya, tulis apa yang perlu berubah pada {other} supaya semua ini menjadi salah.',
    ],
  },
}
