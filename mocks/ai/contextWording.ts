/** Phrases to put around sentences quoted from a card, in the language of the question. */
import type { Language } from './language'

type ContextWording = {
  /** `{cards}` is replaced by the titles of the cards. */
  openings: Readonly<Record<'summary' | 'quiz' | 'other', readonly string[]>>
  and: string
  more: (title: string, others: number) => string
  titles: Readonly<Record<'summary' | 'quiz' | 'compare', (heading: string) => string>>
  fillGaps: string
  answers: string
  asIn: string
  compareHead: readonly string[]
  noText: string
  noTextYet: string
  words: string
  check: string
  answer: string
  furtherQuestions: string
  afterQuiz: (names: string) => string
  afterReading: (names: string) => string
}

export const contextWording: Readonly<Record<Language, ContextWording>> = {
  en: {
    openings: {
      summary: [
        'I read {cards} twice and kept what carries the weight.',
        'Here is {cards}, with the water pressed out.',
        'These are the sentences of {cards} that I would underline.',
      ],
      quiz: [
        'I made these questions from {cards}, so every answer can be found there.',
        'Let us see what stayed with you from {cards}.',
      ],
      other: [
        'I have {cards} open in front of me.',
        'Let us work with what {cards} tells us.',
        'Starting from {cards}, this is what I see.',
      ],
    },
    and: 'and',
    more: (title, others) => `${title} and ${others} more`,
    titles: {
      quiz: (heading) => `${heading}: quiz`,
      summary: (heading) => `${heading} in short`,
      compare: (heading) => `${heading} side by side`,
    },
    fillGaps: 'Fill each gap with one word.',
    answers: 'Answers',
    asIn: 'as in',
    compareHead: ['Card', 'Main point', 'Words to know'],
    noText: 'No text yet',
    noTextYet: '*This card has no text yet.*',
    words: 'Words worth knowing',
    check: 'Check yourself',
    answer: 'Answer',
    furtherQuestions:
      '**Questions to go on with:** What surprised you here? What does the card leave out? How could you check one of its sentences?',
    afterQuiz: (names) => `Open ${names} and find the sentence behind the question that you were least sure of.`,
    afterReading: (names) =>
      `Close ${names} and write down from memory what you remember; then open it again and compare.`,
  },
  ms: {
    openings: {
      summary: [
        'Saya membaca {cards} dua kali dan menyimpan isi pentingnya.',
        'Inilah ayat-ayat penting dalam {cards}.',
      ],
      quiz: [
        'Saya membuat soalan ini daripada {cards}, jadi setiap jawapan ada di situ.',
        'Mari kita lihat apa yang awak ingat daripada {cards}.',
      ],
      other: ['Berdasarkan {cards}, inilah yang saya lihat.', 'Mari kita teliti apa yang dinyatakan dalam {cards}.'],
    },
    and: 'dan',
    more: (title, others) => `${title} dan ${others} lagi`,
    titles: {
      quiz: (heading) => `${heading}: kuiz`,
      summary: (heading) => `${heading} secara ringkas`,
      compare: (heading) => `Perbandingan: ${heading}`,
    },
    fillGaps: 'Isi setiap tempat kosong dengan satu perkataan.',
    answers: 'Jawapan',
    asIn: 'seperti dalam',
    compareHead: ['Kad', 'Isi utama', 'Kata kunci'],
    noText: 'Belum ada teks',
    noTextYet: '*Kad ini belum ada teks.*',
    words: 'Kata kunci',
    check: 'Uji diri',
    answer: 'Jawapan',
    furtherQuestions:
      '**Soalan seterusnya:** Apakah yang mengejutkan awak? Apakah yang belum dinyatakan dalam kad? Bagaimanakah awak boleh menyemak satu ayatnya?',
    afterQuiz: (names) => `Buka ${names} dan cari ayat bagi soalan yang paling sukar.`,
    afterReading: (names) => `Tutup ${names} dan tulis apa yang awak ingat; kemudian buka semula dan bandingkan.`,
  },
}
