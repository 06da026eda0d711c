import { decodeEntities } from '../rules/decode'

/** Number of characters of an answer that fit into half the width of a phone. */
const MAX_LENGTH = 10

/** True if all answers are short enough to stand in pairs on a phone. A single answer has no pair. */
export const hasShortAnswers = (answers: readonly { text: string }[]): boolean =>
  answers.length > 1 && answers.every(({ text }) => decodeEntities(text).trim().length <= MAX_LENGTH)
