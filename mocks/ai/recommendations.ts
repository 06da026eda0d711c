import type { CardType } from '../../src/api/cards/card.schema'
import { findTopic } from './findTopic'
import type { Language } from './language'
import type { ParsedQuestion } from './parseQuestion'

/** Recommendations for what to make after a card. Only the first has a type (C-149, C-150, D-3127). */
export type Recommendations = {
  first_recommendation: { text: string; type: CardType }
  second_recommendation: { text: string }
  third_recommendation: { text: string }
}

/** The card type to recommend next: an explanation after a test, a text after a picture. By default it is a quiz. */
const NEXT: Partial<Record<CardType, CardType>> = {
  quiz: 'studyaid',
  question: 'studyaid',
  image: 'text',
  drawing: 'text',
  shape: 'text',
  annotation: 'text',
}

const PROMPTS: Readonly<Record<Language, Partial<Record<CardType, (name: string) => string>>>> = {
  en: {
    quiz: (name) => `Make a quiz about ${name}`,
    studyaid: (name) => `Make a study aid on ${name}`,
    text: (name) => `Make a card about ${name}`,
  },
  ms: {
    quiz: (name) => `Buat kuiz tentang ${name}`,
    studyaid: (name) => `Buat nota ulang kaji tentang ${name}`,
    text: (name) => `Buat kad tentang ${name}`,
  },
}

const QUESTIONS: Readonly<Record<Language, readonly [(name: string) => string, (name: string) => string]>> = {
  en: [(name) => `What is a common mistake about ${name}?`, (name) => `Where do we meet ${name} in everyday life?`],
  ms: [(name) => `Terangkan ${name} dengan lebih mudah`, (name) => `Berikan contoh ${name} dalam kehidupan`],
}

/** Captures the subject of a prompt. Does not match a subject that begins with 'this', 'it' or 'my'. */
const SUBJECT = /\b(?:about|on|of|for|tentang|mengenai|untuk) (?!this\b|these\b|that\b|it\b|my\b|ini\b)(.+?)[\s.!?]*$/i

/** Returns what to recommend after a generated card; undefined if the prompt has no subject. */
export function recommendationsFor(
  cardType: CardType,
  { text: prompt, language }: ParsedQuestion,
): Recommendations | undefined {
  const topic = findTopic(prompt)
  const name = topic ? (language === 'ms' ? topic.malay.name : topic.name) : SUBJECT.exec(prompt)?.[1]
  const type = NEXT[cardType] ?? 'quiz'
  const text = name && PROMPTS[language][type]?.(name)
  if (!name || !text) return undefined
  const [second, third] = QUESTIONS[language]
  return {
    first_recommendation: { text, type },
    second_recommendation: { text: second(name) },
    third_recommendation: { text: third(name) },
  }
}
