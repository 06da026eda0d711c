import { type Language, languageOf } from './language'
import { normalise } from './words'

/** A text as typed, and in the form in which texts are compared. */
export type ReadText = {
  text: string
  /** `normalise(text)`. */
  flat: string
  /** The language of most words in `text`. */
  writtenIn: Language
}

/** Reads a text that is no question, such as a passage, or a title with its prompt. */
export function readText(text: string): ReadText {
  const flat = normalise(text)
  return { text, flat, writtenIn: languageOf(flat) }
}
