import { type ContextCard, type ParsedCard, parseCards, keySentences, keyWords, clozeSentencesOf } from './contextCards'
import { contextWording } from './contextWording'
import { closingLine } from './openings'
import type { Random } from './random'
import { rewriteText } from './rewriteText'
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
import { fillIn, listInWords } from './words'

/** Returns lines that connect an answer about a topic with the context cards; undefined if no card can be read. */
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

function pointsOf(cards: readonly ParsedCard[], question: string, isSimple: boolean, noText: string): Section[] {
  const each = cards.length === 1 ? 4 : 2
  return cards.map((card) => {
    const sentences = keySentences(card, question, each)
    const points = isSimple ? sentences.map((text) => rewriteText({ instruction: 'simpler', text }) ?? text) : sentences
    const text = points.length === 0 ? noText : bullets(points)
    return requiredSection(cards.length === 1 ? text : `### ${card.title}\n\n${text}`)
  })
}

/**
 * Answers from the context cards alone: with key sentences, cloze questions or a table. Quotations keep the language of the
 * card. Returns null if no card can be read.
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
  const { form, language, isSimpleRequested } = parsed
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
  } else body.push(...pointsOf(read, question, isSimpleRequested, wording.noTextYet))
  if (!isQuiz && words.length > 0) body.push(optionalSection(`**${wording.words}:** ${words.join(', ')}.`))
  if (!isQuiz && gaps[0] !== undefined)
    body.push(optionalSection(`### ${wording.check}\n\n${gaps[0].gap}\n\n*${wording.answer}:* ${gaps[0].word}.`))
  body.push(optionalSection(wording.furtherQuestions))

  const step = isQuiz ? wording.afterQuiz(names) : wording.afterReading(names)
  return {
    title,
    markdown: fitSections([
      requiredSection(fillIn(opening, { cards: names })),
      requiredSection(`## ${title}`),
      ...body,
      requiredSection(language === 'ms' ? `**Langkah seterusnya:** ${step}` : closingLine(step, role, random)),
    ]),
  }
}
