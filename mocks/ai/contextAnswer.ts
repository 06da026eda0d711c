import { contextWording } from './contextWording'
import { closingLine } from './openings'
import type { Random } from './random'
import type { ParsedQuestion } from './parseQuestion'
import {
  bullets,
  fitSections,
  requiredSection,
  numbered,
  quote,
  type Section,
  optionalSection,
  table,
} from './sections'
import type { Answer } from './topicAnswer'
import { contentWords, listInWords, plainText, sentencesOf } from './words'

export type ContextCard = {
  title: string
  body: string
}

export type ParsedCard = {
  title: string
  sentences: string[]
}

/** Cards as plain text; the first words replace a missing title. */
export function parseCards(cards: readonly ContextCard[]): ParsedCard[] {
  return cards
    .map(({ title, body }) => {
      const sentences = sentencesOf(plainText(body))
      const name = plainText(title).replace(/\s+/g, ' ')
      return { title: name === '' ? (sentences[0] ?? '').slice(0, 40).trim() : name, sentences }
    })
    .filter(({ title }) => title !== '')
}

/** The most relevant sentences, by frequent words of the card, words of the question and position; in original order. */
export function keySentences({ title, sentences }: ParsedCard, question: string, count: number): string[] {
  const frequency = new Map<string, number>()
  for (const word of contentWords(`${title} ${sentences.join(' ')}`))
    frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const questionWords = new Set(contentWords(question))
  return sentences
    .map((sentence, index) => {
      const words = contentWords(sentence)
      const weight = words.reduce(
        (sum, word) => sum + (frequency.get(word) ?? 0) + (questionWords.has(word) ? 4 : 0),
        0,
      )
      return {
        sentence,
        index,
        score: words.length < 3 ? 0 : weight / Math.sqrt(words.length + 4) + (index === 0 ? 2 : 0),
      }
    })
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ sentence }) => (sentence.length > 260 ? `${sentence.slice(0, 257).replace(/\s+\S*$/, '')} …` : sentence))
}

/** The keywords of a card, in their original spelling. */
export function keyWords({ title, sentences }: ParsedCard, count: number): string[] {
  const counts = new Map<string, number>()
  for (const word of contentWords(`${title} ${sentences.join(' ')}`)) {
    if (word.length > 3 && !/^\d+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || b.length - a.length)
    .slice(0, count)
    .map(([word]) => word)
}

/** Content words that a cloze sentence keeps: with fewer it is a heading, and nobody can tell what is missing. */
const MIN_GAP_WORDS = 2

/** Cloze sentences: key sentences with their longest keyword left out. */
export function clozeSentencesOf(
  card: ParsedCard,
  question: string,
  count: number,
): { gap: string; word: string; title: string }[] {
  const keyWordSet = new Set(keyWords(card, 12))
  return keySentences(card, question, count).flatMap((sentence) => {
    const word = (sentence.match(/\p{L}{4,}/gu) ?? [])
      .filter((part) => contentWords(part).some((found) => keyWordSet.has(found)))
      .sort((a, b) => b.length - a.length)[0]
    const gap = word && sentence.replace(word, '______')
    return word && gap && contentWords(gap.replace('______', '')).length >= MIN_GAP_WORDS
      ? [{ gap, word, title: card.title }]
      : []
  })
}

/** One line that relates an answer on a topic to the context cards; undefined without readable cards. */
export function noteOnCards(cards: readonly ContextCard[], question: string): string | undefined {
  const [first, ...others] = parseCards(cards)
  if (first === undefined) return undefined
  const [sentence] = keySentences(first, question, 1)
  const more =
    others.length === 0
      ? ''
      : ` I also kept ${listInWords(others.slice(0, 3).map(({ title }) => `**${title}**`))} in mind.`
  return sentence === undefined
    ? `I read your card **${first.title}** first; it has no text yet, so what follows can fill it.${more}`
    : `Your card **${first.title}** says:\n\n${quote(sentence)}\n\nLet us build on that.${more}`
}

function pointsOf(cards: readonly ParsedCard[], question: string, noText: string): Section[] {
  const each = cards.length === 1 ? 4 : 2
  return cards.map((card) => {
    const points = keySentences(card, question, each)
    const text = points.length === 0 ? noText : bullets(points)
    return requiredSection(cards.length === 1 ? text : `### ${card.title}\n\n${text}`)
  })
}

/**
 * An answer from the context cards alone: key sentences, cloze questions or a table, in the language of the question but for what
 * is quoted. Null when no card has text.
 */
export function answerFromCards(
  cards: readonly ContextCard[],
  question: string,
  parsed: ParsedQuestion,
  role: string,
  random: Random,
): Answer | null {
  const read = parseCards(cards).slice(0, 5)
  const [first] = read
  if (first === undefined) return null
  const { form, language } = parsed
  const wording = contextWording[language]
  const names = listInWords(
    read.map(({ title }) => `**${title}**`),
    wording.and,
  )
  const isQuiz = form === 'quiz'
  const opening = random.pick(wording.openings[form === 'quiz' || form === 'summary' ? form : 'other'])
  const gaps = read.flatMap((card) => clozeSentencesOf(card, question, read.length === 1 ? 4 : 2)).slice(0, 6)
  const words = read.flatMap((card) => keyWords(card, read.length === 1 ? 5 : 3))
  const heading = read.length === 1 ? first.title : wording.more(first.title, read.length - 1)
  const title = form === 'quiz' || form === 'summary' || form === 'compare' ? wording.titles[form](heading) : heading

  const body: Section[] = []
  if (isQuiz && gaps.length > 0) {
    const key = gaps.map(({ word, title: from }) => `**${word}**, ${wording.asIn} *${from}*`)
    body.push(requiredSection(`${wording.fillGaps}\n\n${numbered(gaps.map(({ gap }) => gap))}`))
    body.push(requiredSection(`### ${wording.answers}\n\n${numbered(key)}`))
  } else if ((form === 'compare' || form === 'table') && read.length > 1) {
    const rows = read.map((card) => [
      card.title,
      keySentences(card, question, 1)[0] ?? wording.noText,
      keyWords(card, 3).join(', '),
    ])
    body.push(requiredSection(table(wording.compareHead, rows)))
  } else body.push(...pointsOf(read, question, wording.noTextYet))
  if (!isQuiz && words.length > 0) body.push(optionalSection(`**${wording.words}:** ${words.join(', ')}.`))
  if (!isQuiz && gaps[0] !== undefined)
    body.push(optionalSection(`### ${wording.check}\n\n${gaps[0].gap}\n\n*${wording.answer}:* ${gaps[0].word}.`))
  body.push(optionalSection(wording.goOn))

  const step = isQuiz ? wording.afterQuiz(names) : wording.afterReading(names)
  return {
    title,
    markdown: fitSections([
      requiredSection(opening.replace('{cards}', names)),
      requiredSection(`## ${title}`),
      ...body,
      requiredSection(language === 'ms' ? `**Langkah seterusnya:** ${step}` : closingLine(step, role, random)),
    ]),
  }
}
