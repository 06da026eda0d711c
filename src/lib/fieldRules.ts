/** Rules of account fields, shared by the client's forms and the mock server. A rule names the problem; each side has its own texts. */

/** `missing`: empty. `length`: too short or too long. `characters`: a forbidden character, or no required character. */
export type FieldProblem = 'missing' | 'length' | 'characters'

const WORD_CHARACTERS = /^\w+$/
const WORDS_OF_LETTERS = /^\p{L}+( \p{L}+)*$/u
const SPECIAL_CHARACTER = /[^A-Za-z0-9]/

/** Limits in code points. */
const MIN_NAME_LENGTH = 3
const MAX_NAME_LENGTH = 16
const MIN_PASSWORD_LENGTH = 8
/** Limits in years. */
const MIN_AGE = 4
const MAX_AGE = 18

/** Counts code points, so that an emoji or a letter outside the BMP counts once. */
const lengthOf = (value: string) => [...value].length
const isNameLength = (value: string) => lengthOf(value) >= MIN_NAME_LENGTH && lengthOf(value) <= MAX_NAME_LENGTH

/**
 * True for the form of an email address: `name@host.domain` without spaces. Takes linear time, so that a pasted text of any length can be
 * checked.
 */
export function isEmail(text: string): boolean {
  const [name, host, ...rest] = text.split('@', 3)
  return Boolean(name && host?.slice(1, -1).includes('.')) && rest.length === 0 && !/\s/.test(text)
}

/** Requirements of a new password, for a form that ticks each off (A-349, A-350, D-1006). */
export const PASSWORD_RULES = {
  length: (password: string) => lengthOf(password) >= MIN_PASSWORD_LENGTH,
  characters: (password: string) => SPECIAL_CHARACTER.test(password),
} satisfies Partial<Record<FieldProblem, (password: string) => boolean>>

/** Problem of a value by field; undefined for a valid value. Only the server knows taken values. */
export const FIELD_RULES = {
  /** D-1118. */
  email(value) {
    if (!value) return 'missing'
    return isEmail(value) ? undefined : 'characters'
  },
  /** 3 to 16 letters with single spaces between words (A-358, A-359, D-1119). The names of the sign-up have no such rule (D-1003). */
  name(value) {
    if (!isNameLength(value)) return 'length'
    return WORDS_OF_LETTERS.test(value) ? undefined : 'characters'
  },
  /** At least 8 characters, including a character that is neither letter nor digit (A-349, A-350, A-370, A-371, D-1006). */
  password(value) {
    if (!value) return 'missing'
    if (!PASSWORD_RULES.length(value)) return 'length'
    return PASSWORD_RULES.characters(value) ? undefined : 'characters'
  },
  /** 3 to 16 letters, digits and underscores. */
  username(value) {
    if (!value) return 'missing'
    if (!isNameLength(value)) return 'length'
    return WORD_CHARACTERS.test(value) ? undefined : 'characters'
  },
} satisfies Record<string, (value: string) => FieldProblem | undefined>

/** An age in years as stored: whole and between 4 and 18 (A-365, D-1028). */
export const clampAge = (age: number): number => Math.min(MAX_AGE, Math.max(MIN_AGE, Math.round(age)))
