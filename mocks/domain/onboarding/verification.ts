/** E-mail verification codes. A code is called `encodedData` in the link of the mail and in requests (A-128, A-129, D-1104). */
import type { PersonRecord, VerificationRecord } from '../../db/tables'
import { seededVerifications } from './onboarding'
import { HttpError } from '../../server/respond'
import type { MockServer } from '../../server/mockServer'

const VALID_MS = 24 * 3_600_000
/** Minimum time in ms between two mails to the same person. */
const RESEND_INTERVAL_MS = 60_000

/** Creates a verification link that is valid for one day. The mock server sends no mail; the mock panel shows the link instead. */
export function sendVerification(mockServer: MockServer, person: PersonRecord): VerificationRecord {
  const now = mockServer.now()
  const verification: VerificationRecord = {
    id: crypto.randomUUID(),
    person_id: person.id,
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + VALID_MS).toISOString(),
    is_used: false,
  }
  mockServer.db.verifications.set(verification)
  return verification
}

export const findVerification = (mockServer: MockServer, code: string): VerificationRecord | undefined =>
  mockServer.db.verifications.get(code) ?? seededVerifications.find(({ id }) => id === code)

export const isExpired = (mockServer: MockServer, { expires_at }: VerificationRecord): boolean =>
  Date.parse(expires_at) <= mockServer.now().getTime()

/** Returns a 422 for a verification link. With `isExpired`, the client offers to send a new mail. */
export const invalidLinkError = (message: string, expired: boolean): HttpError =>
  new HttpError(422, { message, data: { isExpired: expired } })

/**
 * Returns the person of a verification.
 * @throws HttpError 422 for an unknown code
 */
export function personOf(mockServer: MockServer, verification: VerificationRecord | undefined): PersonRecord {
  const person = verification && mockServer.db.people.get(verification.person_id)
  if (!person) throw invalidLinkError('This verification link is not valid.', false)
  return person
}

/** @throws HttpError 429 if the person was sent a mail less than a minute ago */
export function checkResendInterval(mockServer: MockServer, person: PersonRecord): void {
  const sent = mockServer.db.verifications.where('person_id', person.id).map(({ sent_at }) => Date.parse(sent_at))
  const wait = Math.max(0, ...sent) + RESEND_INTERVAL_MS - mockServer.now().getTime()
  if (wait <= 0) return
  const seconds = Math.ceil(wait / 1000)
  throw new HttpError(429, { message: `A link was sent a moment ago. Please try again in ${seconds} seconds.` })
}
