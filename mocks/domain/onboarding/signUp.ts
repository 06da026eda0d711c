/** Creates accounts (A-434, D-1306, D-1115, D-1008). */
import type { onboardingCalls } from '../../../src/api/onboarding.contract'
import type { ParsedBodyOf } from '../../../src/api/core/call'
import type { Role } from '../../../src/api/user.contract'
import { clampAge } from '../../../src/lib/fieldRules'
import { checkFields, fieldMessage, takeNextId, personWithEmail, personWithUsername } from '../users/accounts'
import type { PersonRecord } from '../../db/tables'
import { findSchooling } from './onboarding'
import { secretCode } from './secretCode'
import { isBuddy } from '../users/profile'
import { currentScenario } from '../../scenarios/scenarios'
import type { MockServer } from '../../server/mockServer'

type Form = ParsedBodyOf<typeof onboardingCalls.signUp>

/** The buddy that teachers have, who cannot choose one, and that students start with (A-052, A-280, D-1115). */
const DEFAULT_BUDDY = 'T'

export const isSignUpClosed = (mockServer: MockServer): boolean => currentScenario(mockServer).isSignUpClosed === true

const USERNAME_TAKEN = 'Username is taken'
const EMAIL_IN_USE = 'This email is already registered. Try logging in instead'

const trimmed = (form: Form): Form => ({
  ...form,
  full_name: form.full_name.trim(),
  display_name: form.display_name.trim(),
  email: form.email.trim(),
  username: form.username.trim(),
})

export const isSecretCode = (ids: string[]): boolean => ids.join() === secretCode.join()

const confirmProblem = ({ password, confirm_password: confirmation }: Form) => {
  if (!confirmation) return 'Please confirm your password'
  return confirmation === password ? undefined : 'Passwords do not match'
}

/** @throws HttpError 422 with the messages of all invalid fields */
function checkForm(mockServer: MockServer, form: Form): void {
  const { curriculumProblem, yearProblem } = findSchooling(form.curriculum.code, Number(form.year))
  const isTaken = personWithUsername(mockServer, form.username) !== undefined
  const isInUse = personWithEmail(mockServer, form.email) !== undefined
  checkFields({
    full_name: form.full_name ? undefined : 'Full name is required',
    display_name: form.display_name ? undefined : 'Display name is required',
    username: fieldMessage('username', form.username) ?? (isTaken ? USERNAME_TAKEN : undefined),
    email: fieldMessage('email', form.email) ?? (isInUse ? EMAIL_IN_USE : undefined),
    password: fieldMessage('password', form.password),
    confirm_password: confirmProblem(form),
    curriculum: curriculumProblem,
    year: yearProblem,
    buddy: form.role === 'teacher' || isBuddy(form.buddy) ? undefined : 'Please choose a buddy',
    pin: !form.pin || isSecretCode(form.pin.split(',')) ? undefined : 'Oops, Secret Code Emoji is invalid.',
  })
}

/** Stores a person; the display name becomes the name. Teachers must choose a year, but it is not stored (A-357, A-389, D-1001). */
function addPerson(mockServer: MockServer, form: Form): PersonRecord {
  const { curriculum, year } = findSchooling(form.curriculum.code, Number(form.year))
  const isTeacher = form.role === 'teacher'
  const age = Number(form.age)
  const person: PersonRecord = {
    id: takeNextId(mockServer, 'people'),
    name: form.display_name,
    username: form.username,
    password: form.password,
    email: form.email,
    buddy: isTeacher ? DEFAULT_BUDDY : form.buddy,
    role: form.role,
    curriculum: curriculum ?? null,
    age: isTeacher || !form.age || Number.isNaN(age) ? null : clampAge(age),
    year: isTeacher ? null : (year ?? null),
    autolayout: true,
    is_verified: false,
    last_login_at: null,
    terms_accepted_at: null,
    has_created_first_format: false,
    hello_message_index: 0,
    demo: null,
  }
  mockServer.db.people.set(person)
  return person
}

/** The roles that a person can invite: teachers invite students and teachers, students only students. */
const INVITED_BY: Record<Role, Role[]> = { teacher: ['student', 'teacher'], student: ['student'] }

function addInvites(mockServer: MockServer, person: PersonRecord): void {
  for (const target_role of INVITED_BY[person.role]) {
    const [code = '', , , , referral = ''] = crypto.randomUUID().split('-')
    mockServer.db.invites.set({
      id: `${person.id} ${target_role}`,
      owner_id: person.id,
      target_role,
      codes: [code.slice(0, 6).toUpperCase()],
      referral_id: `r-${referral}`,
    })
  }
}

function befriendInviter(mockServer: MockServer, person: PersonRecord, referralId: string): void {
  const [invite] = referralId ? mockServer.db.invites.where('referral_id', referralId) : []
  if (!invite || !mockServer.db.people.get(invite.owner_id)) return
  mockServer.db.contacts.set({
    id: takeNextId(mockServer, 'contacts'),
    sender_id: invite.owner_id,
    receiver_id: person.id,
    status: 'ACCEPTED',
  })
}

/**
 * Creates an unverified account and its invitation codes.
 * @throws HttpError 422 for an invalid field, or a username or e-mail address in use
 */
export function signUp(mockServer: MockServer, given: Form): PersonRecord {
  const form = trimmed(given)
  checkForm(mockServer, form)
  const person = addPerson(mockServer, form)
  addInvites(mockServer, person)
  befriendInviter(mockServer, person, form.referral_id)
  return person
}
