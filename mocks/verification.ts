/** Codes that prove an e-mail address: they travel as `encodedData`, in the link of the mail and back (decisions/access P-04). */
import type { PersonRecord, VerificationRecord } from './db'
import { oldVerifications } from './onboarding'
import { Refusal } from './reply'
import type { School } from './school'

const VALID_MS = 24 * 3_600_000
/** Between two mails to one person. */
const PAUSE_MS = 60_000

/** Sends a link that holds for a day. The pretend school has no post: the record is the mail. */
export function sendVerification(school: School, person: PersonRecord): VerificationRecord {
  const now = school.now()
  const verification: VerificationRecord = {
    id: crypto.randomUUID(),
    person_id: person.id,
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + VALID_MS).toISOString(),
    is_used: false,
  }
  school.db.verifications.set(verification)
  return verification
}

export const findVerification = (school: School, code: string): VerificationRecord | undefined =>
  school.db.verifications.get(code) ?? oldVerifications.find(({ id }) => id === code)

export const isExpired = (school: School, { expires_at }: VerificationRecord): boolean =>
  Date.parse(expires_at) <= school.now().getTime()

export const refusedLink = (message: string, expired: boolean): Refusal =>
  new Refusal(422, { message, data: { isExpired: expired } })

/** The person whom a code belongs to. @throws Refusal 422 for a code that nobody knows */
export function personOf(school: School, verification: VerificationRecord | undefined): PersonRecord {
  const person = verification && school.db.people.get(verification.person_id)
  if (!person) throw refusedLink('This verification link is not valid.', false)
  return person
}

/** @throws Refusal 429 while the last mail to the person is less than a minute old */
export function checkPause(school: School, person: PersonRecord): void {
  const sent = school.db.verifications.where('person_id', person.id).map(({ sent_at }) => Date.parse(sent_at))
  const wait = Math.max(0, ...sent) + PAUSE_MS - school.now().getTime()
  if (wait <= 0) return
  const seconds = Math.ceil(wait / 1000)
  throw new Refusal(429, { message: `A link was sent a moment ago. Please try again in ${seconds} seconds.` })
}
