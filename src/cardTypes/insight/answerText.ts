import type { CardOf } from '@/api/cards/card.schema'
import { decodeEntities } from '../rules/decode'

type Answers = CardOf<'selfquestioninsight'>['questions_overview'][number]['answers']

/** A question has at most ten answers, A to J. */
const MAX_ANSWERS = 10

/** Returns the right answers, or all answers if the right ones are unknown, for example 'B Chlorophyll, C Sunlight'. */
export function answerText(answers: Answers): string {
  const listed = answers.slice(0, MAX_ANSWERS)
  const right = listed.filter((answer) => answer.isCorrect)
  return (right.length > 0 ? right : listed)
    .map((answer) => `${decodeEntities(answer.label)} ${decodeEntities(answer.text)}`)
    .join(', ')
}
