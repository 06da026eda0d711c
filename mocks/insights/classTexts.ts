import { countQuestions, hardestFirst, type QuestionCount, type Result, rightTexts } from './quizResults'
import { capital, type Language, listed, listedQuotes, quoted, tidy } from './words'

/** The texts of a class insight about one group of students. */
export type GroupTexts = { celebrate: string; explore: string }

type Words = {
  done: (done: number, total: number, title: string, percent: number) => string
  everybody: (numbers: number[]) => string
  hardest: (count: QuestionCount, people: number) => string
  waiting: (names: string[]) => string
  solved: (who: string, count: QuestionCount, people: number) => string
  unsolved: (who: string) => string
  explore: (count: QuestionCount, people: number, others: string[]) => string
  ready: (who: string, hardest: QuestionCount | undefined) => string
  all: (people: number) => string
}

/** Maximum number of students that a text names. Of larger groups it gives the number. */
const NAMES = 3

const hasCommonMistake = ({ commonMistakes, wrong }: QuestionCount) => commonMistakes > 1 || wrong === 1

const words: Readonly<Record<Language, Words>> = {
  en: {
    done: (done, total, title, percent) =>
      `${done} of ${total} ${total === 1 ? 'pupil has' : 'pupils have'} answered ${quoted(title)}; the average is ${percent} percent.`,
    everybody: (numbers) =>
      `Everybody got ${numbers.length > 1 ? 'questions' : 'question'} ${listed(numbers.map(String), 'en')} right.`,
    hardest: (count, people) =>
      `Hardest was question ${count.question.number}, ${quoted(count.question.text)}: ${count.wrong} of ${people} did not find ${listedQuotes(rightTexts(count.question), 'en')}${
        hasCommonMistake(count) && count.commonMistake
          ? `, and ${count.commonMistakes} of them chose ${quoted(count.commonMistake)}`
          : ''
      }.`,
    waiting: (names) =>
      names.length > NAMES
        ? `${names.length} pupils have not answered yet.`
        : `${listed(names, 'en')} ${names.length > 1 ? 'have' : 'has'} not answered yet.`,
    solved: (who, { question, right }, people) =>
      right === people
        ? `${capital(who)} can answer ${quoted(question.text)} with ${listedQuotes(rightTexts(question), 'en')}.`
        : `${right} of ${people} found ${listedQuotes(rightTexts(question), 'en')} for ${quoted(question.text)}.`,
    unsolved: (who) => `${capital(who)} finished the quiz; every question can still be won.`,
    explore: ({ question, wrong, commonMistake }, people, others) =>
      [
        `${quoted(question.text)}${people > 1 ? `: ${wrong} of ${people} missed it` : ' comes first'}${commonMistake ? `; look at why ${quoted(commonMistake)} seemed right` : ''}.`,
        others.length > 0 && `After that ${listedQuotes(others, 'en')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ready: (who, hardest) =>
      hardest && hardest.wrong > 0
        ? `${capital(who)} missed nothing. Let them explain ${quoted(hardest.question.text)} to those who did.`
        : `${capital(who)} missed nothing${hardest ? `, not even ${quoted(hardest.question.text)}` : ''}: time for the next step.`,
    all: (people) => `all ${people} pupils`,
  },
  ms: {
    done: (done, total, title, percent) =>
      `${done} daripada ${total} murid telah menjawab ${quoted(title)}; puratanya ${percent} peratus.`,
    everybody: (numbers) => `Semua murid menjawab soalan ${listed(numbers.map(String), 'ms')} dengan betul.`,
    hardest: (count, people) =>
      `Soalan ${count.question.number}, ${quoted(count.question.text)}, paling sukar: ${count.wrong} daripada ${people} tidak memberikan jawapan ${listedQuotes(rightTexts(count.question), 'ms')}${
        hasCommonMistake(count) && count.commonMistake
          ? `, dan ${count.commonMistakes} daripadanya memilih ${quoted(count.commonMistake)}`
          : ''
      }.`,
    waiting: (names) =>
      names.length > NAMES ? `${names.length} murid belum menjawab.` : `${listed(names, 'ms')} belum menjawab.`,
    solved: (who, { question, right }, people) =>
      right === people
        ? `${capital(who)} dapat menjawab ${quoted(question.text)} dengan ${listedQuotes(rightTexts(question), 'ms')}.`
        : `${right} daripada ${people} memberikan jawapan ${listedQuotes(rightTexts(question), 'ms')} bagi ${quoted(question.text)}.`,
    unsolved: (who) => `${capital(who)} menghabiskan kuiz ini; setiap soalan masih boleh dikuasai.`,
    explore: ({ question, wrong, commonMistake }, people, others) =>
      [
        `${quoted(question.text)}${people > 1 ? `: ${wrong} daripada ${people} belum betul` : ' dahulu'}${commonMistake ? `; lihat mengapa ${quoted(commonMistake)} kelihatan betul` : ''}.`,
        others.length > 0 && `Selepas itu ${listedQuotes(others, 'ms')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ready: (who, hardest) =>
      hardest && hardest.wrong > 0
        ? `${capital(who)} menjawab semuanya dengan betul. Minta mereka menerangkan ${quoted(hardest.question.text)} kepada rakan.`
        : `${capital(who)} menjawab semuanya dengan betul${hardest ? `, termasuk ${quoted(hardest.question.text)}` : ''}.`,
    all: (people) => `kesemua ${people} murid`,
  },
}

/** Returns the names of a group's students; for larger groups, their number. */
export const groupName = (results: readonly Result[], language: Language): string =>
  results.length <= NAMES
    ? listed(
        results.map(({ person }) => person.name),
        language,
      )
    : words[language].all(results.length)

/**
 * Returns the summary of a class.
 * @param waiting names of the students who have not answered yet
 * @param score average of the class, 0 to 1
 */
export function classSummary(
  results: readonly Result[],
  waiting: readonly string[],
  title: string,
  score: number,
  language: Language,
): string {
  const phrases = words[language]
  const counts = countQuestions(results)
  const solvedByAll = counts.filter(({ wrong }) => wrong === 0).map(({ question }) => question.number)
  const [hardest] = hardestFirst(counts)
  const sentences = [
    phrases.done(results.length, results.length + waiting.length, title, Math.round(100 * score)),
    solvedByAll.length > 0 && phrases.everybody(solvedByAll),
    hardest && hardest.wrong > 0 && phrases.hardest(hardest, results.length),
    waiting.length > 0 && phrases.waiting([...waiting]),
  ]
  return tidy(sentences.filter(Boolean).join(' '))
}

/** Returns what a group has mastered and missed; empty texts for an empty group. */
export function groupTexts(
  results: readonly Result[],
  everybody: readonly QuestionCount[],
  language: Language,
): GroupTexts {
  if (results.length === 0) return { celebrate: '', explore: '' }
  const phrases = words[language]
  const who = groupName(results, language)
  const counts = countQuestions(results)
  const missed = hardestFirst(counts.filter(({ wrong }) => wrong > 0))
  const [hardest] = missed
  // If several questions have the most correct answers, name the one that was hardest for the whole class.
  const rank = hardestFirst(everybody).map(({ question }) => question.number)
  const [best] = counts
    .filter(({ right }) => right > 0)
    .sort((a, b) => b.right - a.right || rank.indexOf(a.question.number) - rank.indexOf(b.question.number))
  return {
    celebrate: tidy(best ? phrases.solved(who, best, results.length) : phrases.unsolved(who)),
    explore: tidy(
      hardest
        ? phrases.explore(
            hardest,
            results.length,
            missed.slice(1, 3).map(({ question }) => question.title),
          )
        : phrases.ready(who, hardestFirst(everybody)[0]),
    ),
  }
}
