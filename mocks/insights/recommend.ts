import type { ClusterName } from '../../src/api/insights.contract'
import type { CardRecord, PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'
import { resultsOfCluster } from './classInsight'
import { groupName } from './classTexts'
import {
  type Answer,
  classResults,
  countQuestions,
  hardestFirst,
  type QuestionCount,
  quizIn,
  resultOf,
  rightTexts,
} from './quizResults'
import { capital, type Language, languageOfTexts, listedQuotes, pickBy, quoted, tidy } from './words'

/** The answers from which a recommendation or practice card is made. */
export type Basis = {
  /** Name of the students in the text; null if the text addresses the reader. */
  who: string | null
  people: number
  /** The hardest question comes first. */
  counts: QuestionCount[]
  language: Language
}

type OverviewLine = {
  question_body: string
  question_number: number
  answers: Answer[]
  is_correct?: boolean
  correct_responses_count?: number
  incorrect_responses_count?: number
}

/** Reads the counts that are stored in the insight, for a quiz that no longer exists. */
function countsOnCard(insight: CardRecord): QuestionCount[] {
  const lines = (insight.questions_overview ?? insight.class_questions_overview) as OverviewLine[]
  return lines.map((line) => ({
    question: {
      number: line.question_number,
      id: '',
      title: line.question_body,
      text: line.question_body,
      body: line.question_body,
      answers: line.answers,
    },
    right: line.correct_responses_count ?? Number(line.is_correct),
    wrong: line.incorrect_responses_count ?? Number(!line.is_correct),
    commonMistake: '',
    commonMistakes: 0,
  }))
}

/** Returns the student whom a teacher's insight is about. Older insights name the student only in their title. */
export const studentOfInsight = (mockServer: MockServer, insight: CardRecord): PersonRecord | undefined =>
  [...mockServer.db.people.all()].find(
    ({ id, name }) => insight.student_id === id || (!insight.student_id && insight.title.endsWith(`: ${name}`)),
  )

function resultsFor(mockServer: MockServer, insight: CardRecord, cluster: ClusterName) {
  const id = insight.stack_id ?? insight.material_id
  const container = typeof id === 'string' ? mockServer.db.cards.get(id) : undefined
  const owner = mockServer.db.people.get(container?.owner_id ?? 0)
  if (!container || !owner) return undefined
  const quiz = quizIn(mockServer, container, owner)
  if (insight.type === 'classquestioninsight') return resultsOfCluster(classResults(mockServer, quiz), cluster)
  const isStudentView = insight.type === 'studentquestioninsight'
  const person = isStudentView ? studentOfInsight(mockServer, insight) : mockServer.db.people.get(insight.owner_id)
  const result = person && resultOf(mockServer, quiz, person)
  return result && [result]
}

/** Returns the answers that an insight or one of its clusters is based on. `people` is 0 for an empty cluster. */
export function basisOf(mockServer: MockServer, insight: CardRecord, cluster: ClusterName): Basis {
  const results = resultsFor(mockServer, insight, cluster)
  const counts = hardestFirst(results ? countQuestions(results) : countsOnCard(insight))
  const language = languageOfTexts(counts.map(({ question }) => question.text))
  const isOwn = insight.type === 'selfquestioninsight' || insight.type === 'schoolquestioninsight'
  const who = results && results.length > 0 && !isOwn ? groupName(results, language) : null
  return { who, people: results?.length ?? 1, counts, language }
}

/** Returns up to two missed questions, hardest first. If none was missed, returns the hardest question. */
export function questionsToPractise({ counts }: Basis): QuestionCount[] {
  const missed = counts.filter(({ wrong }) => wrong > 0)
  return missed.length > 0 ? missed.slice(0, 2) : counts.slice(0, 1)
}

type Make = (question: string, right: string, mistake: string, who: string) => string
type Idea = readonly [Make, ...Make[]]

/** Texts of recommendations. `own` addresses the reader, and `further` is for a result without mistakes. */
const ideas: Readonly<Record<Language, Record<'group' | 'single' | 'own' | 'further', Idea>>> = {
  en: {
    group: [
      (question, right, mistake) =>
        `Let pairs argue about ${question}: one defends ${mistake || 'a wrong answer'}, the other ${right}. After two minutes they swap, and then they decide.`,
      (question, right, _, who) =>
        `Write the answers of ${question} on cards and have ${who} take one away at a time and say why, until only ${right} is left.`,
      (question, right, mistake) =>
        `Put ${question} on the board without its answers. Everybody writes one sentence that begins with “Because …”; then read out ${right}${mistake && ` and ${mistake}`} and ask to which of them the sentence leads.`,
      (question, right, _, who) =>
        `Give ${who} the answer ${right} and ask for three questions that it could belong to; then compare them with ${question}.`,
    ],
    single: [
      (question, right, _, who) =>
        `Write the answers of ${question} on cards and have ${who} take one away at a time and say why, until only ${right} is left.`,
      (question, right, mistake, who) =>
        `Read ${question} aloud with ${who}. Ask first what speaks for ${mistake || 'the other answers'}, then what speaks for ${right}, and have it decided again.`,
      (question, right, _, who) =>
        `Give ${who} the answer ${right} and ask for three questions that it could belong to; then compare them with ${question}.`,
    ],
    own: [
      (question, right, mistake) =>
        `Write two sentences about ${question}: “I thought ${mistake || 'of another answer'} because …” and “It is ${right} because …”.`,
      (question, right) =>
        `Cover the answers of ${question} and say yours aloud before you look. Then tell somebody at home why it is ${right}.`,
      (question, right) =>
        `Make a small card with ${question} in front and ${right} on the back. Look at it today, tomorrow and in a week.`,
    ],
    further: [
      (question, right, _, who) =>
        `${capital(who) || 'You'} can go on: write a question that is harder than ${question}, whose answer was ${right}, with three wrong answers that tempt, and let others try it.`,
      (question, right) =>
        `Explain ${question} in two minutes to somebody who has not got ${right} yet, without saying the answer.`,
    ],
  },
  ms: {
    group: [
      (question, right, mistake) =>
        `Minta pasangan murid berbahas tentang ${question}: seorang membela ${mistake || 'jawapan yang salah'}, seorang lagi ${right}. Selepas dua minit mereka bertukar pihak dan membuat keputusan.`,
      (question, right, _, who) =>
        `Tulis jawapan bagi ${question} pada kad. Minta ${who} membuang satu kad setiap kali dengan alasan, sehingga tinggal ${right} sahaja.`,
      (question, right) =>
        `Tulis ${question} di papan tanpa jawapan. Setiap murid menulis satu ayat yang bermula dengan “Sebab …”, kemudian bandingkan dengan ${right}.`,
    ],
    single: [
      (question, right, _, who) =>
        `Tulis jawapan bagi ${question} pada kad. Minta ${who} membuang satu kad setiap kali dengan alasan, sehingga tinggal ${right} sahaja.`,
      (question, right, _, who) =>
        `Beri ${who} jawapan ${right} dan minta tiga soalan yang sesuai dengannya; kemudian bandingkan dengan ${question}.`,
    ],
    own: [
      (question, right, mistake) =>
        `Tulis dua ayat tentang ${question}: “Saya memilih ${mistake || 'jawapan lain'} kerana …” dan “Jawapannya ${right} kerana …”.`,
      (question, right) =>
        `Tutup jawapan bagi ${question} dan sebut jawapan kamu dahulu. Kemudian terangkan kepada keluarga mengapa ${right} betul.`,
    ],
    further: [
      (question, right, _, who) =>
        `${capital(who) || 'Kamu'} boleh melangkah lebih jauh: tulis soalan yang lebih sukar daripada ${question}, yang jawapannya ${right}, dan minta rakan mencubanya.`,
    ],
  },
}

const NEXT: Readonly<Record<Language, (titles: string) => string>> = {
  en: (titles) => ` Then go on with ${titles}.`,
  ms: (titles) => ` Kemudian teruskan dengan ${titles}.`,
}

/** Returns a recommendation for practice that quotes the missed questions; '' if there are no questions (B-512, D-2508). */
export function recommendationText(basis: Basis, seed: string): string {
  const { who, language } = basis
  const [first, second] = questionsToPractise(basis)
  if (!first) return ''
  const missedBy = !who ? 'own' : basis.people > 1 ? 'group' : 'single'
  const make = pickBy(seed, ideas[language][first.wrong === 0 ? 'further' : missedBy])
  const right = listedQuotes(rightTexts(first.question), language)
  const mistake = first.commonMistake && quoted(first.commonMistake)
  const text = make(quoted(first.question.text), right, mistake, who ?? '')
  return tidy(second ? text + NEXT[language](quoted(second.question.title)) : text)
}
