import {
  answerTexts,
  type AnsweredQuestion,
  hardestFirst,
  type QuestionCount,
  type Result,
  rightTexts,
} from './quizResults'
import { type Language, listedQuotes, quoted, tidy } from './words'

/** The texts of an insight about one person's result (B-176). */
export type ResultTexts = { insight_summary: string; celebrate: string; explore: string }

type Words = {
  summary: (who: string | null, correct: number, count: number, sure: string[], open: string[]) => string
  found: (who: string | null, item: AnsweredQuestion, others: QuestionCount | undefined) => string
  begun: (who: string | null, title: string, first: string) => string
  mistake: (who: string | null, item: AnsweredQuestion, later: string[]) => string
  further: (who: string | null, hardest: string) => string
}

const RARE_SHARE = 0.7
const isRare = (count: QuestionCount | undefined): count is QuestionCount =>
  count !== undefined && count.right + count.wrong > 2 && count.right / (count.right + count.wrong) <= RARE_SHARE

/** `who` is the person's name; null if the text addresses the person. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    summary: (who, correct, count, sure, open) =>
      [
        `${who ?? 'You'} answered ${correct} of ${count} questions correctly.`,
        sure.length > 0 && `${who ? 'Safe:' : 'You are sure of'} ${listedQuotes(sure, 'en')}.`,
        open.length > 0 && `${listedQuotes(open, 'en')} ${open.length > 1 ? 'are' : 'is'} still open.`,
      ]
        .filter(Boolean)
        .join(' '),
    found: (who, item, others) =>
      `${who ?? 'You'} found ${listedQuotes(rightTexts(item), 'en')} for ${quoted(item.text)}${
        isRare(others) ? `, which ${others.right} of ${others.right + others.wrong} have got right so far.` : '.'
      }`,
    begun: (who, title, first) =>
      `${who ?? 'You'} worked through the whole of ${quoted(title)} and ${who ? 'knows' : 'know'} now where to begin: with ${quoted(first)}.`,
    mistake: (who, item, later) =>
      [
        `For ${quoted(item.text)} ${who ?? 'you'} chose ${listedQuotes(answerTexts(item.answers, item.labels), 'en')}.`,
        `${who ? 'Talk about' : 'Find out'} why ${listedQuotes(rightTexts(item), 'en')} ${rightTexts(item).length > 1 ? 'are' : 'is'} right.`,
        later.length > 0 && `Then look at ${listedQuotes(later, 'en')} again.`,
      ]
        .filter(Boolean)
        .join(' '),
    further: (who, hardest) =>
      who
        ? `${who} is ready for a harder question in the manner of ${quoted(hardest)}.`
        : `Write a harder question in the manner of ${quoted(hardest)} and let a friend try it.`,
  },
  ms: {
    summary: (who, correct, count, sure, open) =>
      [
        `${who ?? 'Kamu'} menjawab ${correct} daripada ${count} soalan dengan betul.`,
        sure.length > 0 && `Yang sudah dikuasai: ${listedQuotes(sure, 'ms')}.`,
        open.length > 0 && `Yang perlu diulang: ${listedQuotes(open, 'ms')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    found: (who, item, others) =>
      `${who ?? 'Kamu'} memberikan jawapan ${listedQuotes(rightTexts(item), 'ms')} bagi soalan ${quoted(item.text)}${
        isRare(others)
          ? `; setakat ini ${others.right} daripada ${others.right + others.wrong} orang menjawabnya dengan betul.`
          : '.'
      }`,
    begun: (who, title, first) =>
      `${who ?? 'Kamu'} menjawab semua soalan dalam ${quoted(title)} dan kini tahu di mana hendak bermula: ${quoted(first)}.`,
    mistake: (who, item, later) =>
      [
        `Bagi ${quoted(item.text)} ${who ?? 'kamu'} memilih ${listedQuotes(answerTexts(item.answers, item.labels), 'ms')}.`,
        `${who ? 'Bincangkan' : 'Cari'} sebab ${listedQuotes(rightTexts(item), 'ms')} betul.`,
        later.length > 0 && `Kemudian ulang ${listedQuotes(later, 'ms')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    further: (who, hardest) =>
      who
        ? `${who} bersedia untuk soalan yang lebih sukar seperti ${quoted(hardest)}.`
        : `Tulis satu soalan yang lebih sukar seperti ${quoted(hardest)} dan minta rakan mencubanya.`,
  },
}

/** Returns the question that most students missed. Without `counts`, returns the one with the most correct answers to choose. */
function hardestOf(items: readonly AnsweredQuestion[], counts: readonly QuestionCount[]): AnsweredQuestion | undefined {
  const order = hardestFirst(counts.filter(({ wrong }) => wrong > 0)).map(({ question }) => question.number)
  const rank = (item: AnsweredQuestion) => (order.includes(item.number) ? order.indexOf(item.number) : order.length)
  return [...items].sort((a, b) => rank(a) - rank(b) || rightTexts(b).length - rightTexts(a).length)[0]
}

/**
 * Writes the texts of a result; they quote questions and answers.
 * @param who name of the person; null if the text addresses the person
 * @param counts the answers of all students, which show the hardest question; empty for the person's own quiz
 */
export function resultTexts(
  { items, correct }: Result,
  title: string,
  language: Language,
  who: string | null,
  counts: readonly QuestionCount[],
): ResultTexts {
  const phrases = words[language]
  const right = items.filter(({ isCorrect }) => isCorrect)
  const missed = items.filter(({ isCorrect }) => !isCorrect)
  const [first] = missed
  const best = hardestOf(right, counts)
  const titles = (list: AnsweredQuestion[]) => list.map((item) => item.title)
  const celebrate = best
    ? phrases.found(
        who,
        best,
        counts.find(({ question }) => question.number === best.number),
      )
    : phrases.begun(who, title, first?.title ?? title)
  const explore = first
    ? phrases.mistake(who, first, titles(missed.slice(1)))
    : phrases.further(who, hardestOf(items, counts)?.text ?? title)
  return {
    insight_summary: tidy(phrases.summary(who, correct, items.length, titles(right), titles(missed))),
    celebrate: tidy(celebrate),
    explore: tidy(explore),
  }
}
