import { type Language, languageOf } from './language'
import { normalise } from './words'

/** A text as typed and as compared. */
export type ReadText = {
  text: string
  /** `normalise(text)`. */
  flat: string
  /** Language of most words of `text`. */
  writtenIn: Language
}

/** Reads a text that is no question: a passage, or a title with its prompt. */
export function readText(text: string): ReadText {
  const flat = normalise(text)
  return { text, flat, writtenIn: languageOf(flat) }
}
