/** The tutor's texts in both languages. `{choice}` is replaced by the person's choice or the right one. */
import type { Language } from '../ai/language'

type TutorTexts = {
  /** Said before the first question. */
  starts: readonly string[]
  right: readonly string[]
  notYet: readonly string[]
  /** Said when the person gives up. */
  hints: readonly string[]
  unclear: (answer: string) => string
  again: string
  solution: (choice: string) => string
  next: readonly string[]
  finished: (name: string, task: string, later: string) => string
  answered: (name: string, later: string) => string
}

export const tutorTexts: Readonly<Record<Language, TutorTexts>> = {
  en: {
    starts: [
      'I will not tell you yet; I think that you can find it out. Start here:',
      'Let us get there by asking, one question at a time. A first thought:',
      'Good question, and you know more about it than you think. Begin with this:',
    ],
    right: [
      'Yes, **{choice}**.',
      '**{choice}** it is, well reasoned.',
      'That is right: **{choice}**.',
      'Exactly, **{choice}**.',
      'You found it: **{choice}**.',
    ],
    notYet: [
      '**{choice}** is a thought that many people have first. Look again:',
      'Not **{choice}**, but you are asking yourself the right thing. Here is something to lean on:',
      'Let us test **{choice}** against this sentence:',
    ],
    hints: [
      'No need to know it, you can work it out. Here is a hint:',
      'Then let us look for it together. Think about this:',
      'That is honest, and a good place to start from. One thing to hold on to:',
    ],
    unclear: (answer) =>
      `You said: *“${answer}”* I am not sure which of the answers you mean, so hold it against this:`,
    again: 'So, once more:',
    solution: (choice) => `We have been round this twice, so let me show you the way: **${choice}**.`,
    next: ['Next one:', 'Now a step further:', 'Ready for this?', 'And what about this:'],
    finished: (name, task, later) =>
      `That was my last question on ${name}. Now change places and teach me: can you ${task}, in your own words?\n\nAfterwards, away from the screen: ${later}`,
    answered: (name, later) =>
      `You have answered all my questions on ${name}. Tell me in one sentence what you think the answer is, and how somebody could check it. A way to find out: ${later}`,
  },
  ms: {
    starts: [
      'Saya belum mahu memberitahu jawapannya; saya rasa awak boleh mencarinya sendiri. Mulakan di sini:',
      'Mari kita cari jawapannya bersama-sama, satu soalan demi satu soalan. Fikirkan ini dahulu:',
      'Soalan yang baik, dan awak sudah tahu lebih daripada yang awak sangka. Mulakan dengan ini:',
    ],
    right: [
      'Ya, **{choice}**.',
      'Betul: **{choice}**.',
      'Tepat sekali, **{choice}**.',
      'Awak sudah menemuinya: **{choice}**.',
    ],
    notYet: [
      'Ramai yang mula-mula memilih **{choice}**. Lihat sekali lagi:',
      'Bukan **{choice}**, tetapi awak sudah hampir. Ini sebagai panduan:',
      'Mari kita bandingkan **{choice}** dengan ayat ini:',
    ],
    hints: [
      'Tidak mengapa, awak boleh memikirkannya. Ini satu petunjuk:',
      'Mari kita cari bersama-sama. Fikirkan ini:',
      'Awak jujur, dan itu permulaan yang baik. Pegang satu perkara ini:',
    ],
    unclear: (answer) =>
      `Awak berkata: *“${answer}”* Saya tidak pasti jawapan manakah yang awak maksudkan. Bandingkan dengan ini:`,
    again: 'Jadi, sekali lagi:',
    solution: (choice) => `Sudah dua kali kita mencuba, jadi biar saya tunjukkan: **${choice}**.`,
    next: ['Soalan seterusnya:', 'Sekarang selangkah lagi:', 'Sedia untuk yang ini?', 'Bagaimana pula dengan ini:'],
    finished: (name, task, later) =>
      `Itu soalan terakhir saya tentang ${name}. Sekarang kita bertukar tempat: ${task}\n\nSelepas ini, jauh dari skrin: ${later}`,
    answered: (name, later) =>
      `Awak sudah menjawab semua soalan saya tentang ${name}. Beritahu saya dalam satu ayat jawapan awak, dan cara orang lain boleh menyemaknya. Satu cara untuk mengetahuinya: ${later}`,
  },
}
