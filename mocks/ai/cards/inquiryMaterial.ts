import { pantunOn, poemOn, storyOn } from '../creativeAnswer'
import type { Random } from '../random'
import type { Language } from '../language'
import type { Level } from '../parseQuestion'
import type { QuizQuestion } from '../../../fixtures/content/content.schema'
import { capitalise } from '../words'
import { type Material, slugOf } from './material'

/** Quiz questions about how to research a subject. They fit every subject, so they state no fact that nobody has checked. */
const questionsIn = {
  en: (name: string): QuizQuestion[] => [
    {
      question: `You want to find out about ${name}. Which first step helps most?`,
      choices: [
        'Write down what you want to know',
        'Copy the first page you find',
        'Decide on the answer, then look for it',
      ],
      answer: 0,
      reason: 'a clear question tells you what to look for and when to stop.',
    },
    {
      question: `Two books disagree on ${name}. What do you do?`,
      choices: ['Look for a third source and compare', 'Take the thicker book', 'Take the one you read first'],
      answer: 0,
      reason: 'a third source shows which of them is alone, and why.',
    },
    {
      question: `Which of these sentences about ${name} is an opinion?`,
      choices: [
        `${capitalise(name)}: the most interesting subject of all`,
        `The library has a book on ${name}`,
        `Our class asked five questions about ${name}`,
      ],
      answer: 0,
      reason: 'the other two can be checked by counting or looking; this one depends on who says it.',
    },
    {
      question: `Which note on ${name} will still help you next month?`,
      choices: [
        'One in your own words, with its source',
        'A sentence copied without its source',
        'A picture without a caption',
      ],
      answer: 0,
      reason: 'you understand it at once, and you can go back and check it.',
    },
    {
      question: `Which question about ${name} leads furthest?`,
      choices: ['How do we know, and who found out?', 'Is it on page 12?', 'How many letters does the word have?'],
      answer: 0,
      reason: 'it asks for reasons and evidence, not only for a place in a book.',
    },
    {
      question: `You explain ${name} to a friend and get stuck. What does that tell you?`,
      choices: ['Exactly which part to look up again', 'That the friend is not listening', 'That you know nothing'],
      answer: 0,
      reason: 'explaining is the quickest test of what you understand.',
    },
  ],
  ms: (name: string): QuizQuestion[] => [
    {
      question: `Kamu mahu mengkaji ${name}. Apakah langkah pertama yang paling baik?`,
      choices: ['Tulis apa yang mahu diketahui', 'Salin halaman pertama yang dijumpai', 'Tetapkan jawapan dahulu'],
      answer: 0,
      reason: 'soalan yang jelas menunjukkan apa yang perlu dicari.',
    },
    {
      question: `Dua buku memberikan maklumat berbeza tentang ${name}. Apakah yang patut dilakukan?`,
      choices: ['Cari sumber ketiga dan bandingkan', 'Pilih buku yang lebih tebal', 'Pilih buku yang dibaca dahulu'],
      answer: 0,
      reason: 'sumber ketiga membantu kita menilai kedua-duanya.',
    },
    {
      question: `Ayat yang manakah sekadar pendapat tentang ${name}?`,
      choices: [
        `${capitalise(name)} ialah topik yang paling menarik`,
        `Pusat sumber mempunyai buku tentang ${name}`,
        `Kelas kami menulis lima soalan tentang ${name}`,
      ],
      answer: 0,
      reason: 'dua ayat yang lain boleh disemak.',
    },
    {
      question: `Catatan tentang ${name} yang manakah paling berguna?`,
      choices: ['Dengan perkataan sendiri dan sumbernya', 'Ayat yang disalin tanpa sumber', 'Gambar tanpa keterangan'],
      answer: 0,
      reason: 'catatan itu mudah difahami dan boleh disemak semula.',
    },
    {
      question: `Soalan tentang ${name} yang manakah paling mendalam?`,
      choices: ['Bagaimanakah kita tahu?', 'Adakah ada di halaman 12?', 'Berapakah huruf dalam perkataan itu?'],
      answer: 0,
      reason: 'soalan itu meminta bukti dan alasan.',
    },
  ],
}

const english = (name: string, random: Random) => ({
  subject: 'Find out together',
  oneLine: `A plan for finding out about ${name}: what we know, what we ask, where we look.`,
  hook: random.pick([
    `What would you ask somebody who has studied ${name} for twenty years?`,
    `What is the first picture that comes to your mind when you hear “${name}”?`,
    `If you could find out only one thing about ${name}, what should it be?`,
  ]),
  text:
    `This page is a start on **${name}**. No checked lesson on it is at hand, so it collects good **questions** instead of ` +
    'facts that nobody has looked up. Begin with what the class already knows and mark what you are sure of. Turn every ' +
    'doubt into a question. Then look in two different **sources**, write down what you find in your own words, and say ' +
    'where you found it.',
  facts: [
    `**Know:** write three things about ${name} that you are sure of, and one that you only believe.`,
    `**Ask:** what exactly do we mean by “${name}”, where in Malaysia would we look, and why do people care?`,
    '**Check:** find every answer in two sources that do not copy from each other.',
    '**Tell:** explain what you found to somebody in one minute, without notes.',
  ],
  steps: [
    `Say in one sentence what you think **${name}** is.`,
    'Write down three **questions** you cannot answer yet.',
    'Look in the **index** of a textbook and in one more source.',
    'Note each answer in **your own words**, with its source.',
    'Go back to your first sentence and **correct** it.',
  ],
  terms: ['question', 'source', 'evidence'],
  table: {
    about: `What we know about ${name}`,
    head: ['We know', 'We want to know', 'We found out', 'Source'],
    rows: [
      [`Our first thoughts on ${name}`, 'What do the words mean exactly?', '', ''],
      ['Where we have met it', 'Where else is it found?', '', ''],
      ['Why people talk about it', 'Why does it matter?', '', ''],
    ],
  },
  examples: [
    `**At school:** find one place in your textbooks that names ${name}.`,
    `**At home:** ask somebody older what they learnt about ${name} at school.`,
    `**In the news:** find one headline about ${name} and write down its date.`,
  ],
  activity: {
    title: 'Question wall',
    needs: 'sticky notes in three colours, a wall, two different sources',
    steps: [
      `Everybody writes one question about ${name} on a note. No answers yet.`,
      'Sort the notes: can be looked up, can be tried out, can only be discussed.',
      'Each pair takes one note that can be looked up and returns with the answer and its source.',
    ],
  },
  goals: [
    `ask three good questions about ${name}`,
    'find an answer in two sources and compare them',
    'explain what they found in their own words',
  ],
  homework: [
    `Ask two people what they know about ${name} and write down where their answers differ.`,
    'Find one picture that fits and write a caption of two sentences, with its source.',
  ],
})

const malay = (name: string) => ({
  subject: 'Kaji bersama-sama',
  oneLine: `Rancangan untuk mengkaji ${name}: apa yang diketahui, apa yang ditanya, di mana mencari.`,
  hook: `Apakah gambaran pertama apabila mendengar perkataan “${name}”?`,
  text:
    `Halaman ini permulaan bagi **${name}**. Belum ada pelajaran yang disemak tentangnya, maka yang dikumpulkan ialah ` +
    '**soalan** yang baik. Mulakan dengan apa yang kelas sudah tahu, jadikan setiap keraguan satu soalan, kemudian cari ' +
    'jawapan dalam dua **sumber** yang berbeza dan tulis dengan perkataan sendiri.',
  facts: [
    `**Tahu:** tulis tiga perkara yang pasti tentang ${name}.`,
    `**Tanya:** apakah ${name}, di manakah contohnya di Malaysia dan mengapa penting?`,
    '**Semak:** cari setiap jawapan dalam dua sumber.',
  ],
  steps: [
    `Nyatakan dalam satu ayat apa itu **${name}**.`,
    'Tulis tiga **soalan** yang belum dapat dijawab.',
    'Cari dalam indeks buku teks dan satu **sumber** lain.',
    'Catat jawapan dengan **perkataan sendiri**.',
    'Betulkan ayat pertama tadi.',
  ],
  terms: ['soalan', 'sumber', 'bukti'],
  table: {
    about: `Apa yang kita tahu tentang ${name}`,
    head: ['Kita tahu', 'Kita mahu tahu', 'Kita dapati', 'Sumber'],
    rows: [
      [`Maksud ${name}`, 'Apakah maksud yang tepat?', '', ''],
      ['Tempat kita menemuinya', 'Di mana lagi?', '', ''],
      ['Sebab orang membincangkannya', 'Mengapakah penting?', '', ''],
    ],
  },
  examples: [
    `**Di sekolah:** cari satu tempat dalam buku teks yang menyebut ${name}.`,
    `**Di rumah:** tanya ahli keluarga tentang ${name}.`,
    `**Dalam berita:** cari satu tajuk berita tentang ${name} dan catat tarikhnya.`,
  ],
  activity: {
    title: 'Dinding soalan',
    needs: 'kertas lekat tiga warna, dua sumber yang berbeza',
    steps: [
      `Setiap murid menulis satu soalan tentang ${name}.`,
      'Asingkan soalan: boleh dicari, boleh dicuba, hanya boleh dibincangkan.',
      'Setiap pasangan mencari satu jawapan dan mencatat sumbernya.',
    ],
  },
  goals: [
    `mengemukakan tiga soalan yang baik tentang ${name}`,
    'mencari jawapan dalam dua sumber dan membandingkannya',
    'menerangkan dapatan dengan perkataan sendiri',
  ],
  homework: [
    `Tanya dua orang tentang ${name} dan catat perbezaan jawapan mereka.`,
    'Cari satu gambar yang sesuai dan tulis keterangan dua ayat.',
  ],
})

/** Writes a story and a poem that use only the letters and words of the subject, and no facts. */
const creativeTexts = (name: string, language: Language, random: Random) =>
  language === 'ms'
    ? { story: storyOn(name, random, 'ms'), poem: pantunOn(name, random) }
    : { story: storyOn(name, random, 'en'), poem: poemOn(name) }

/**
 * Makes material for a subject that the library does not have. It guides the reader to do research, in the words of the prompt
 * and without invented facts.
 * @param name the subject as requested, such as 'penguins'; '' for none
 */
export function inquiryMaterial(name: string, language: Language, level: Level, random: Random): Material {
  const subject = name || (language === 'ms' ? 'topik kami' : 'our topic')
  return {
    slug: slugOf(subject) || 'our-topic',
    language,
    level,
    name: subject,
    title: capitalise(subject),
    code: null,
    ...(language === 'ms' ? malay(subject) : english(subject, random)),
    meanings: {},
    misconception: null,
    body: null,
    trick: null,
    jobs: null,
    questions: random.shuffle(questionsIn[language](subject)).slice(0, 5),
    ...creativeTexts(subject, language, random),
  }
}
