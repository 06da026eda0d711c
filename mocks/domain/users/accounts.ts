/** Account rules that several calls share: lookup of persons, validation of fields, and the shape of validation errors. */
import type { PersonRecord, Tables } from '../../db/tables'
import { HttpError } from '../../server/respond'
import type { MockServer } from '../../server/mockServer'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const USERNAME = /^\w{3,16}$/
const LETTERS = /^\p{L}+( \p{L}+)*$/u
const SPECIAL = /[^A-Za-z0-9]/
const PASSWORD_LENGTH = 8

export const WRONG_PASSWORD = 'Incorrect current password'

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The person with a username, ignoring case and surrounding spaces. */
export const personWithUsername = (mockServer: MockServer, username: string): PersonRecord | undefined =>
  [...mockServer.db.people.all()].find((person) => same(person.username, username))

export const personWithEmail = (mockServer: MockServer, email: string): PersonRecord | undefined =>
  [...mockServer.db.people.all()].find((person) => same(person.email, email))

/** First id of new people, contacts and groups, so that new ids do not depend on the size of the seed. */
const FIRST_NEW_ID = 1001

/** The next free id of a table with numeric ids. */
export const nextId = (mockServer: MockServer, table: 'people' | 'contacts' | 'groups'): number =>
  [...mockServer.db[table].all()].reduce<number>(
    (next, { id }: Tables[typeof table]) => Math.max(next, id + 1),
    FIRST_NEW_ID,
  )

/** The validation message of each field; undefined for a valid one. */
type FieldProblems = Record<string, string | undefined>

/**
 * Throws if any field is invalid, with the messages of all of them (D-1202, D-1203).
 * @param message the message of the body; the first field's message by default
 * @throws HttpError 422
 */
export function checkFields(problems: FieldProblems, message?: string): void {
  const wrong = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const [first] = wrong
  if (!first) return
  const errors = Object.fromEntries(wrong.map(([field, text]) => [field, [text]]))
  throw new HttpError(422, { message: message ?? first[1], errors })
}

/** The message of a body whose texts are per field (D-1203). */
export const VALIDATION = 'error.validation'

/** At least 8 characters, one of them neither letter nor digit (A-349, A-350, D-1006). */
export function passwordProblem(password: string): string | undefined {
  if (!password) return 'Password is required'
  if (password.length >= PASSWORD_LENGTH && SPECIAL.test(password)) return undefined
  return 'Password must be at least 8 characters with one special character'
}

/** 3 to 16 letters with single spaces between words (A-358, A-359, D-1119). */
export function nameProblem(name: string): string | undefined {
  const length = [...name].length
  if (length < 3 || length > 16) return 'Name must be 3 to 16 characters long'
  return LETTERS.test(name) ? undefined : 'No special characters or numbers are allowed'
}

export function usernameProblem(username: string): string | undefined {
  if (!username) return 'Username is required'
  return USERNAME.test(username) ? undefined : 'Username must be 3 to 16 letters, numbers or underscores'
}

/** A-341, D-1118 */
export function emailProblem(email: string): string | undefined {
  if (!email) return 'Email is required'
  return EMAIL.test(email) ? undefined : 'Please enter a valid email address'
}

/** An age in years as stored: whole and between 4 and 18 (A-365, D-1028). */
export const clampAge = (age: number): number => Math.min(18, Math.max(4, Math.round(age)))
