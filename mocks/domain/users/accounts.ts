/** Account rules that several calls share: finding people, validating fields, and the shape of validation errors. */
import { FIELD_RULES, type FieldProblem } from '../../../src/lib/fieldRules'
import type { PersonRecord, Tables } from '../../db/tables'
import { HttpError } from '../../server/respond'
import type { MockServer } from '../../server/mockServer'

export const WRONG_PASSWORD = 'Incorrect current password'

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Finds a person by username, ignoring case and surrounding spaces. */
export const personWithUsername = (mockServer: MockServer, username: string): PersonRecord | undefined =>
  [...mockServer.db.people.all()].find((person) => same(person.username, username))

export const personWithEmail = (mockServer: MockServer, email: string): PersonRecord | undefined =>
  [...mockServer.db.people.all()].find((person) => same(person.email, email))

/** First id that new people, contacts and groups get, however many the seed has. */
const FIRST_NEW_ID = 1001

/** Returns the next id of a table with numeric ids. Ids of deleted records are never used again. */
export function takeNextId({ db }: MockServer, table: 'people' | 'contacts' | 'groups'): number {
  const afterDeleted = (db.sequences.get(table)?.last ?? 0) + 1
  const id = [...db[table].all()].reduce<number>(
    (next, record: Tables[typeof table]) => Math.max(next, record.id + 1),
    Math.max(FIRST_NEW_ID, afterDeleted),
  )
  db.sequences.set({ id: table, last: id })
  return id
}

/** The validation message of each field; undefined for a valid field. */
type FieldProblems = Record<string, string | undefined>

/**
 * Throws if any field is invalid (D-1202, D-1203).
 * @param message message of the error body; the first field's message by default
 * @throws HttpError 422 with the messages of all invalid fields
 */
export function checkFields(problems: FieldProblems, message?: string): void {
  const wrong = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const [first] = wrong
  if (!first) return
  const errors = Object.fromEntries(wrong.map(([field, text]) => [field, [text]]))
  throw new HttpError(422, { message: message ?? first[1], errors })
}

/** The general message of an error body that also has a message per field (D-1203). */
export const VALIDATION = 'error.validation'

type Field = keyof typeof FIELD_RULES
type ProblemOf<Name extends Field> = NonNullable<ReturnType<(typeof FIELD_RULES)[Name]>>

const passwordFormat = 'Password must be at least 8 characters with one special character'
const usernameFormat = 'Username must be 3 to 16 letters, numbers or underscores'
const MESSAGES: { [Name in Field]: Record<ProblemOf<Name>, string> } = {
  email: { missing: 'Email is required', characters: 'Please enter a valid email address' },
  name: {
    length: 'Name must be 3 to 16 characters long',
    characters: 'No special characters or numbers are allowed',
  },
  password: { missing: 'Password is required', length: passwordFormat, characters: passwordFormat },
  username: { missing: 'Username is required', length: usernameFormat, characters: usernameFormat },
}

/**
 * Returns the message for a value that breaks the field's rule in `src/lib/fieldRules.ts`, else undefined (A-360, A-361, A-367,
 * D-1202).
 */
export function fieldMessage(field: Field, value: string): string | undefined {
  const problem = FIELD_RULES[field](value)
  const messages: Partial<Record<FieldProblem, string>> = MESSAGES[field]
  return problem && messages[problem]
}
