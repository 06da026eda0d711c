import { heartSchema } from '../../../src/api/cards/card.schema'
import type { Profile } from '../../../src/api/user.contract'
import { clampAge } from '../../../src/lib/fieldRules'
import { checkFields, fieldMessage, personWithEmail, VALIDATION } from './accounts'
import { findSchooling } from '../onboarding/onboarding'
import type { PersonRecord } from '../../db/tables'
import type { MockServer } from '../../server/mockServer'

export const isBuddy = (buddy: string): boolean => heartSchema.options.some((letter) => letter === buddy)

/** A name from sign-up may break the stricter rule of the settings, so only a changed name is validated (A-358, D-1003). */
const nameProblemOf = (person: PersonRecord, name = person.name) =>
  name === person.name ? undefined : fieldMessage('name', name)

/** The form always sends the username, although nobody can change it (A-179, D-1019). */
const usernameProblemOf = (person: PersonRecord, username = person.username) =>
  username === person.username ? undefined : (fieldMessage('username', username) ?? 'The username cannot be changed.')

function emailProblemOf(mockServer: MockServer, person: PersonRecord, email = person.email) {
  const owner = personWithEmail(mockServer, email)
  return (
    fieldMessage('email', email) ?? (owner && owner.id !== person.id ? 'The email has already been taken.' : undefined)
  )
}

/** Returns the new curriculum and year, and messages if they are not valid. Teachers have no year (A-389, D-1002). */
function changeSchooling(person: PersonRecord, { curriculum, year_id }: Profile) {
  const code = curriculum ?? person.curriculum?.code
  if ((curriculum === undefined && year_id === undefined) || code === undefined) return {}
  const found = findSchooling(code, year_id === undefined ? (person.year?.id ?? null) : year_id)
  const isTeacher = person.role === 'teacher'
  return {
    problems: { curriculum: found.curriculumProblem, year_id: isTeacher ? undefined : found.yearProblem },
    fields: { curriculum: found.curriculum ?? null, year: isTeacher ? null : (found.year ?? null) },
  }
}

/**
 * Changes the profile; fields that were not sent stay as they are (A-411, A-523, D-1302).
 * @throws HttpError 422 `error.validation` with the messages of all invalid fields
 */
export function changeProfile(mockServer: MockServer, person: PersonRecord, profile: Profile): PersonRecord {
  const name = profile.name?.trim()
  const email = profile.email?.trim()
  const { age, buddy = person.buddy, autolayout = person.autolayout } = profile
  const schooling = changeSchooling(person, profile)
  checkFields(
    {
      name: nameProblemOf(person, name),
      username: usernameProblemOf(person, profile.username),
      email: emailProblemOf(mockServer, person, email),
      buddy: buddy === person.buddy || isBuddy(buddy ?? '') ? undefined : 'Please choose a buddy',
      ...schooling.problems,
    },
    VALIDATION,
  )
  const years = age == null ? age : clampAge(age)
  return {
    ...person,
    ...schooling.fields,
    name: name ?? person.name,
    email: email ?? person.email,
    buddy,
    autolayout,
    age: person.role === 'teacher' ? null : years === undefined ? person.age : years,
  }
}

/** Discards the manual order of My Board when the user turns Auto Layout off (A-210, D-1025). */
export function clearManualOrder(mockServer: MockServer, person: PersonRecord): void {
  const { cards, shares } = mockServer.db
  for (const card of cards.where('owner_id', person.id)) {
    const { board_order: _, ...placed } = card
    const { manual_order: __, ...unplaced } = placed
    cards.set(card.parent_id === null ? unplaced : placed)
  }
  for (const { manual_order: _, ...rest } of shares.where('recipient_id', person.id)) shares.set(rest)
}
