import type { ErrorBody } from '../../../src/api/core/call'
import type { CurrentUser, Role } from '../../../src/api/user.contract'
import { cardTypeDefinitions } from '../../../src/cardTypes/definitions'
import type { PersonRecord, SessionRecord } from '../../db/tables'
import { HttpError } from '../../server/respond'
import type { MockServer } from '../../server/mockServer'

const SYSTEM_PERMISSIONS = [
  'system.whiteboard.access',
  'system.board.access',
  'system.notification.access',
  'system.addressbook.access',
  'system.invitation.access',
  'system.accountsetting.access',
  'system.tandc.access',
  'system.userfeedback.access',
  'system.chat.access',
  'chat.menu.access',
]
const SHARED_PERMISSIONS: Record<Role, string[]> = {
  teacher: ['delete', 'duplicate', 'focus', 'magic', 'share', 'edit'],
  student: ['delete', 'duplicate', 'focus', 'magic'],
}

const permissionsFor = (role: Role): readonly string[] => [
  ...SYSTEM_PERMISSIONS,
  ...Object.entries(cardTypeDefinitions).flatMap(([type, { permissions }]) =>
    permissions[role].map((permission) => `board.format.${type}.${permission}`),
  ),
  ...SHARED_PERMISSIONS[role].map((permission) => `board.format.shared.${permission}`),
]
const ROLE_PERMISSIONS: Record<Role, readonly string[]> = {
  teacher: permissionsFor('teacher'),
  student: permissionsFor('student'),
}

/**
 * Returns a person's own permissions, or else those of the role, which include the permissions that card types define (D-2511).
 * The client never derives permissions itself (D-1137).
 */
export function permissionsOf({
  role,
  permissions,
  more_permissions = [],
  missing_permissions = [],
}: Pick<PersonRecord, 'role' | 'permissions' | 'more_permissions' | 'missing_permissions'>): string[] {
  const granted = [...(permissions ?? ROLE_PERMISSIONS[role]), ...more_permissions]
  return granted.filter((permission) => !missing_permissions.includes(permission))
}

/** The demo school is in UTC+8, and the AI quota is reset there at midnight. */
const ZONE_MS = 8 * 3_600_000
const DAY_MS = 24 * 3_600_000

const localDay = (mockServer: MockServer) => Math.floor((mockServer.now().getTime() + ZONE_MS) / DAY_MS)
/** Returns the id of the person's quota record for the current day in the school's time zone. */
export const quotaId = (mockServer: MockServer, person: PersonRecord) => `${person.id} ${localDay(mockServer)}`

export const isQuotaUsedUp = (mockServer: MockServer, person: PersonRecord): boolean =>
  (mockServer.db.quotas.get(quotaId(mockServer, person))?.used ?? 0) >= mockServer.dailyQuota

/** Returns the body of the 429 for a used-up AI quota. `reset_at` is the next midnight in UTC+8 (C-494, D-3103). */
export const quotaBody = (mockServer: MockServer): ErrorBody => ({
  message: 'Quota exceeded',
  code: 'quota_exceeded',
  reset_at: new Date((localDay(mockServer) + 1) * DAY_MS - ZONE_MS).toISOString(),
})

/**
 * Counts an AI call before it runs, so that parallel calls cannot exceed the quota.
 * @returns a function that undoes the count, for a call that failed
 * @throws HttpError 429 if the person has used up the AI calls of the day
 */
export function takeAiCall(mockServer: MockServer, person: PersonRecord): () => void {
  if (isQuotaUsedUp(mockServer, person)) throw new HttpError(429, quotaBody(mockServer))
  const id = quotaId(mockServer, person)
  const add = (calls: number) =>
    mockServer.db.quotas.set({ id, used: (mockServer.db.quotas.get(id)?.used ?? 0) + calls })
  add(1)
  return () => add(-1)
}

/** Returns the time of the login before the one that opened the session; null for a first login (D-1010). */
const loginBefore = (person: PersonRecord, session: SessionRecord | undefined): string | null =>
  session?.last_login_at === undefined ? person.last_login_at : session.last_login_at

/** Returns the signed-in person as the app receives the record. Omit `session` if it is not open yet. */
export const viewPerson = (mockServer: MockServer, person: PersonRecord, session?: SessionRecord): CurrentUser => ({
  id: person.id,
  name: person.name,
  email: person.email,
  username: person.username,
  buddy: person.buddy,
  show_burst: false,
  is_user_info_pass: true,
  curriculum: person.curriculum,
  age: person.age,
  year: person.year,
  roles: [person.role],
  permissions: permissionsOf(person),
  preferences: person.preferences ?? [{ key: 'chat_agent', value: 'standard' }],
  hello_message_index: person.hello_message_index,
  is_first_access: loginBefore(person, session) === null,
  autolayout: person.autolayout,
  last_login_at: loginBefore(person, session),
  terms_accepted_at: person.terms_accepted_at,
  has_created_first_format: person.has_created_first_format,
  is_onboarding_session: session?.is_onboarding === true,
  metadata: { usage_quota_reached: isQuotaUsedUp(mockServer, person) },
})

/** Returns the error message for an unknown `?as=`, with all usernames. */
export function unknownUsername(mockServer: MockServer, username: string): string {
  const names = [...mockServer.db.people.all()].map((person) => person.username)
  return `The seed has no person with the username "${username}". It has: ${names.join(', ')}.`
}
