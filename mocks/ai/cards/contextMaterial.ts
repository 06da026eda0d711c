import { clozeSentencesOf, keySentences, keyWords, type ParsedCard } from '../contextCards'
import type { Random } from '../random'
import type { Language } from '../language'
import type { Level } from '../parseQuestion'
import type { QuizQuestion } from '../../../fixtures/content/content.schema'
import { capitalise } from '../words'
import { inquiryMaterial } from './inquiryMaterial'
import { type Material, slugOf } from './material'

const WORDS = {
  en: {
    subject: 'From your cards',
    gap: (gap: string) => `Which word is missing? “${gap}”`,
    reason: (title: string) => `so it stands in “${title}”.`,
    about: 'The words that carry the text',
    head: ['Word', 'Where it stands'],
    goals: (title: string, words: string) => [
      `tell in three sentences what “${title}” says`,
      `explain the words ${words}`,
      'ask one question that the text leaves open',
    ],
    homework: (title: string) => [
      `Close “${title}”, write down what you remember, then open it and compare.`,
      'Write one question that the text does not answer, and find an answer.',
    ],
  },
  ms: {
    subject: 'Daripada kad kamu',
    gap: (gap: string) => `Perkataan manakah yang hilang? “${gap}”`,
    reason: (title: string) => `begitulah yang tertulis dalam “${title}”.`,
    about: 'Perkataan penting dalam teks',
    head: ['Perkataan', 'Dalam ayat'],
    goals: (title: string, words: string) => [
      `menyatakan isi “${title}” dalam tiga ayat`,
      `menerangkan perkataan ${words}`,
      'mengemukakan satu soalan yang belum dijawab oleh teks',
    ],
    homework: (title: string) => [
      `Tutup “${title}”, tulis apa yang diingat, kemudian buka dan bandingkan.`,
      'Tulis satu soalan yang tidak dijawab oleh teks, dan cari jawapannya.',
    ],
  },
} as const

function gapQuestions(card: ParsedCard, prompt: string, language: Language, random: Random): QuizQuestion[] {
  const words = keyWords(card, 12)
  return clozeSentencesOf(card, prompt, 6).map(({ gap, word, title }) => {
    const own = word.toLowerCase()
    const others = random.shuffle(words.filter((other) => !own.startsWith(other) && !gap.toLowerCase().includes(other)))
    return {
      question: WORDS[language].gap(gap),
      choices: [own, ...others.slice(0, 3)],
      answer: 0,
      reason: WORDS[language].reason(title),
    }
  })
}

type ContextMaterialInput = {
  cards: readonly ParsedCard[]
  prompt: string
  name: string
  language: Language
  level: Level
  random: Random
}

/**
 * Makes material from the sentences and words of context cards or texts alone. Returns null if they have fewer than two
 * sentences.
 */
export function contextMaterial({
  cards,
  prompt,
  name,
  language,
  level,
  random,
}: ContextMaterialInput): Material | null {
  const sentences = cards.flatMap((card) => card.sentences)
  const [first] = cards
  if (!first || sentences.length < 2) return null
  const combinedCard: ParsedCard = { title: first.title, sentences }
  const words = WORDS[language]
  const facts = keySentences(combinedCard, prompt, 5)
  const terms = keyWords(combinedCard, 5)
  const called = name || first.title
  const inquiry = inquiryMaterial(called, language, level, random)
  const rows = terms.flatMap((term) => {
    const sentence = sentences.find((text) => text.toLowerCase().includes(term))
    return sentence ? [[term, sentence]] : []
  })
  const questions = gapQuestions(combinedCard, prompt, language, random).filter(({ choices }) => choices.length > 1)
  return {
    ...inquiry,
    slug: slugOf(called),
    title: capitalise(called),
    subject: words.subject,
    oneLine: facts[0] ?? sentences[0] ?? '',
    hook: sentences.find((sentence) => sentence.endsWith('?')) ?? inquiry.hook,
    text: facts.join(' '),
    facts: facts.length > 2 ? facts : sentences.slice(0, 3),
    steps: sentences.slice(0, 6),
    terms: terms.length > 1 ? terms : inquiry.terms,
    table: rows.length > 1 ? { about: words.about, head: [...words.head], rows } : inquiry.table,
    examples: sentences.slice(1, 4),
    questions: [...questions, ...inquiry.questions].slice(0, 5),
    goals: words.goals(first.title, terms.slice(0, 3).join(', ')),
    homework: words.homework(first.title),
  }
}
