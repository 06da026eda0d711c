import { pantunOn, storyOn } from '../creativeAnswer'
import { createRandom, type Random } from '../random'
import type { Level } from '../parseQuestion'
import { quote } from '../sections'
import type { QuizQuestion, Topic } from '../../../fixtures/content/content.schema'
import { capitalise, plainText } from '../words'
import { malayQuestions } from './malayQuestions'
import { type Material, slugOf } from './material'

/** Makes the fifth question of a topic, which hides a common misconception among three facts. */
const mistakeQuestion = ({ name, misconception, facts }: Topic): QuizQuestion => ({
  question: `Three of these sentences about ${name} are true. Which one is a common mistake?`,
  choices: [misconception.belief, ...facts.slice(0, 3).map(plainText)],
  answer: 0,
  reason: misconception.truth,
})

const CODES: Readonly<Record<Topic['subject'], string>> = {
  Science: 'SC',
  Mathematics: 'MA',
  History: 'SJ',
  Geography: 'GE',
  'Bahasa Melayu': 'BM',
  English: 'EN',
  Computing: 'CS',
}

/** Makes English material from a topic of the library. */
export function topicMaterial(topic: Topic, level: Level, random: Random): Material {
  return {
    slug: slugOf(topic.title),
    language: 'en',
    level,
    name: topic.name,
    title: topic.title,
    subject: topic.subject,
    code: CODES[topic.subject],
    oneLine: topic.oneLine,
    hook: random.pick(topic.hooks),
    text: level === 'young' ? topic.simple : topic.detail,
    facts: topic.facts,
    steps: topic.steps,
    terms: topic.terms.map(([term]) => term),
    meanings: Object.fromEntries(topic.terms),
    table: topic.table,
    examples: topic.examples,
    activity: topic.activity,
    misconception: topic.misconception,
    questions: [...topic.quiz, mistakeQuestion(topic)],
    goals: topic.goals,
    homework: topic.next,
    body: null,
    story: topic.story,
    poem: quote(topic.poem.join('  \n')),
    trick: topic.trick.en,
    jobs: topic.jobs,
  }
}

const MALAY_SUBJECTS: Readonly<Record<Topic['subject'], string>> = {
  Science: 'Sains',
  Mathematics: 'Matematik',
  History: 'Sejarah',
  Geography: 'Geografi',
  'Bahasa Melayu': 'Bahasa Melayu',
  English: 'Bahasa Inggeris',
  Computing: 'Reka Bentuk dan Teknologi',
}

/** Makes Malay material from a topic of the library. */
export function malayMaterial(topic: Topic, level: Level, random: Random): Material {
  const { name, text, facts, terms, table, quiz } = topic.malay
  const [first = '', ...rest] = text.split(/(?<=\.)\s+/)
  return {
    slug: slugOf(name),
    language: 'ms',
    level,
    name,
    title: capitalise(name),
    subject: MALAY_SUBJECTS[topic.subject],
    code: CODES[topic.subject],
    oneLine: first,
    hook: quiz[0]?.question ?? first,
    text,
    facts,
    steps: rest,
    terms,
    meanings: {},
    table: table ?? {
      about: `${capitalise(name)}: soal jawab`,
      head: ['Soalan', 'Jawapan'],
      rows: quiz.map(({ question, answer }) => [question, answer]),
    },
    examples: facts,
    activity: {
      title: 'Kad soal jawab',
      needs: 'kad kosong, pen penanda, buku teks',
      steps: [
        `Setiap kumpulan menulis lima soalan tentang ${name} pada kad.`,
        'Tulis jawapan di belakang kad dan semak dengan buku teks.',
        'Tukar kad dengan kumpulan lain; jawab tanpa melihat belakang kad.',
      ],
    },
    misconception: null,
    questions: malayQuestions(topic, random),
    goals: [
      `menerangkan ${name} dengan perkataan sendiri`,
      `menyatakan sekurang-kurangnya tiga fakta tentang ${name}`,
      'menjawab soalan dan memberikan alasan',
    ],
    homework: [
      `Lukis satu peta minda tentang ${name} dengan sekurang-kurangnya lima cabang.`,
      'Terangkan pelajaran hari ini kepada seorang ahli keluarga dan catat soalan mereka.',
    ],
    body: null,
    // Malay lessons have neither: the texts for any subject, from a generator of their own.
    story: storyOn(name, createRandom(`${topic.id} story`), 'ms'),
    poem: pantunOn(name, createRandom(`${topic.id} poem`)),
    trick: topic.trick.ms,
    jobs: `Seorang guru yang mengajar ${name}, seorang penyelidik yang mengkajinya, dan seorang wartawan yang menulis tentangnya.`,
  }
}
