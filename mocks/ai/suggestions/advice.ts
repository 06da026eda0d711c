import type { Heart, LearnerLevel } from '../../../src/api/cards/card.schema'
import type { Language } from '../language'

/**
 * Advice texts of the five letters (B-051). Meanings by D-0007: H, the heart of the idea; E, an example; A, a question to ask the
 * reader; R, a reason or evidence; T, a thought that leads further. `{passage}` stands for the quoted passage.
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

/**
 * Suggested texts without a library topic; `{word}` and `{other}` are words of the text itself. Item i belongs to level i modulo 3,
 * beginners first: six per letter, so that a repeated request gets another text.
 */
export const ownWords: Readonly<Record<Language, Record<Heart, readonly string[]>>> = {
  en: {
    H: [
      'In short, this is about {word} and {other}.',
      'The main point is how {word} and {other} belong together.',
      'Everything here rests on one idea: {word}, seen together with {other}.',
      'Two words to remember from this are {word} and {other}.',
      'What should stay in mind is the part that {word} plays for {other}.',
      'What holds this together is the connection between {word} and {other}.',
    ],
    E: [
      'For example, think of {word} in our own classroom.',
      'For example, somebody who meets {word} for the first time will notice {other} before anything else.',
      'For example, take away {other}: what is left of {word}?',
      'For example, look for {word} on your way home.',
      'For example, compare {word} today with {word} a hundred years ago.',
      'For example, imagine a place where {word} never meets {other}.',
    ],
    A: [
      'What do you already know about {word}?',
      'How are {word} and {other} connected?',
      'Who would see {word} differently, and for what reason?',
      'What would you like to ask about {word}?',
      'What would happen without {other}?',
      'Which part of {word} is certain, and which part is only likely?',
    ],
    R: [
      'We can check this by looking at {word} ourselves.',
      'This fits what the text says about {other}.',
      'Two sources on {word} that agree would make this safe; one that disagrees would be worth a sentence of its own.',
      'You can see this when you look closely at {other}.',
      'Other books about {word} can confirm this.',
      'The strongest support would be an observation of {word} that anyone can repeat.',
    ],
    T: [
      'Draw {word} and {other}, and write one sentence below the picture.',
      'Next, find out where {word} appears outside this text.',
      'Next, write down what would have to change about {other} for all this to be wrong.',
      'Tell somebody at home one thing about {word}.',
      'Next, ask three people what they know about {other}.',
      'Next, argue the other way: when would {word} not matter at all?',
    ],
  },
  ms: {
    H: [
      'Ringkasnya, ini tentang {word} dan {other}.',
      'Perkara utama ialah hubungan {word} dengan {other}.',
      'Semuanya berpaksi pada satu idea, iaitu {word} yang dilihat bersama {other}.',
      'Dua kata yang perlu diingat ialah {word} dan {other}.',
      'Yang patut diingat ialah peranan {word} bagi {other}.',
      'Yang mengikat teks ini ialah kaitan antara {word} dengan {other}.',
    ],
    E: [
      'Contohnya, fikirkan {word} di dalam kelas kita sendiri.',
      'Contohnya, orang yang baru mengenal {word} akan melihat {other} dahulu.',
      'Contohnya, tanpa {other}, apakah yang tinggal pada {word}?',
      'Contohnya, cari {word} semasa berjalan pulang.',
      'Contohnya, bandingkan {word} hari ini dengan {word} seratus tahun dahulu.',
      'Contohnya, bayangkan tempat yang tiada {other}.',
    ],
    A: [
      'Apakah yang kamu sudah tahu tentang {word}?',
      'Apakah kaitan antara {word} dengan {other}?',
      'Siapakah yang mungkin melihat {word} secara berbeza, dan mengapa?',
      'Apakah yang kamu mahu tanya tentang {word}?',
      'Apakah yang berlaku tanpa {other}?',
      'Bahagian manakah tentang {word} yang pasti, dan yang manakah mungkin sahaja?',
    ],
    R: [
      'Kita boleh menyemaknya dengan memerhatikan {word} sendiri.',
      'Hal ini sepadan dengan apa yang dinyatakan tentang {other}.',
      'Dua sumber tentang {word} yang sama pendapat akan menguatkan hal ini.',
      'Kamu boleh melihatnya apabila meneliti {other}.',
      'Buku lain tentang {word} boleh mengesahkan hal ini.',
      'Sokongan yang paling kuat ialah pemerhatian {word} yang boleh diulang oleh sesiapa sahaja.',
    ],
    T: [
      'Lukis {word} dan {other}, kemudian tulis satu ayat di bawahnya.',
      'Seterusnya, cari {word} di luar teks ini.',
      'Seterusnya, tulis apa yang perlu berubah pada {other} supaya semua ini menjadi salah.',
      'Ceritakan satu perkara tentang {word} kepada keluarga.',
      'Seterusnya, tanya tiga orang tentang {other}.',
      'Seterusnya, bahaskan sebaliknya: bilakah {word} tidak penting langsung?',
    ],
  },
}
