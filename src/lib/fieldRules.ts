/**
 * Rules for account fields, shared by the client's forms and the mock server. A rule returns the kind of problem;
 * client and server have their own texts for it.
 */

/**
 * `missing`: empty. `length`: too short or too long. `characters`: contains a forbidden character, or lacks a required
 * one.
 */
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

/** Counts code points, so that an emoji or a rare letter counts once. */
const lengthOf = (value: string) => [...value].length
const isNameLength = (value: string) => lengthOf(value) >= MIN_NAME_LENGTH && lengthOf(value) <= MAX_NAME_LENGTH

/**
 * True if the text looks like an email address: `name@host.domain` without spaces. Runs in linear time, so that it can
 * check a pasted text of any length.
 */
export function isEmail(text: string): boolean {
  const [name, host, ...rest] = text.split('@', 3)
  return Boolean(name && host?.slice(1, -1).includes('.')) && rest.length === 0 && !/\s/.test(text)
}

/** Requirements for a new password. A form can show for each whether it is met (A-349, A-350, D-1006). */
export const PASSWORD_RULES = {
  length: (password: string) => lengthOf(password) >= MIN_PASSWORD_LENGTH,
  characters: (password: string) => SPECIAL_CHARACTER.test(password),
} satisfies Partial<Record<FieldProblem, (password: string) => boolean>>

/**
 * Return the problem of a field's value; undefined if it is valid. Only the server knows which values are already
 * taken.
 */
export const FIELD_RULES = {
  /** D-1118. */
  email(value) {
    if (!value) return 'missing'
    return isEmail(value) ? undefined : 'characters'
  },
  /**
   * 3 to 16 letters, with single spaces between words (A-358, A-359, D-1119). The names in the sign-up form have no
   * such rule (D-1003).
   */
  name(value) {
    if (!isNameLength(value)) return 'length'
    return WORDS_OF_LETTERS.test(value) ? undefined : 'characters'
  },
  /** At least 8 characters, of which one is neither letter nor digit (A-349, A-350, A-370, A-371, D-1006). */
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

/** Returns an age in years as it is stored: whole, and between 4 and 18 (A-365, D-1028). */
export const clampAge = (age: number): number => Math.min(MAX_AGE, Math.max(MIN_AGE, Math.round(age)))
