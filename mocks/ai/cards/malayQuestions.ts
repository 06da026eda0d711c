import { library } from '../library'
import type { Random } from '../random'
import type { QuizQuestion, Topic } from '../../../fixtures/content/content.schema'
import { plainText } from '../words'

/** Returns an answer without its reason: '3/4, kerana penyebutnya sudah sama.' → '3/4'. */
const short = (answer: string) =>
  (answer.split(/,? (?=kerana tiada|kerana penyebut|iaitu)/)[0] ?? answer).replace(/,?\.?$/, '')

/** Returns the Malay questions that were written for a topic. The right answer is the first choice. */
export const authoredMalayQuestions = ({ malay }: Topic): QuizQuestion[] =>
  malay.quiz.map(({ question, answer, wrong }) => ({
    question,
    choices: [short(answer), ...wrong],
    answer: 0,
    reason: answer,
  }))

/**
 * Returns five Malay questions on a topic: those written for it, then questions that mix its facts with facts of other
 * subjects.
 */
export function malayQuestions(topic: Topic, random: Random): QuizQuestion[] {
  const { facts, name } = topic.malay
  const otherSubject = library.filter(({ subject }) => subject !== topic.subject)
  const sentences = facts.map((fact) => ({
    question: `Ayat yang manakah menerangkan ${name}?`,
    choices: [
      plainText(fact),
      ...random
        .shuffle(otherSubject)
        .slice(0, 2)
        .map(({ malay }) => plainText(random.pick(malay.facts))),
    ],
    answer: 0,
    reason: plainText(fact),
  }))
  return [...authoredMalayQuestions(topic), ...sentences].slice(0, 5)
}
