import type { PersonRecord, SessionRecord } from '../db/tables'
import type { MockServer } from './mockServer'

type SetCookie = (cookie: string) => void

const cookieFor = (sessionId: string) => `heartboard_session=${sessionId}; Path=/; SameSite=Lax`

/**
 * Stores a session and sets session and CSRF cookies. After sign-up the session is an onboarding session (D-1008).
 * Call before storing the login in `person`: the session keeps the previous login (D-1010).
 */
export function openSession(
  mockServer: MockServer,
  person: PersonRecord,
  setCookie: SetCookie,
  isOnboarding = false,
): void {
  const session: SessionRecord = {
    id: crypto.randomUUID(),
    person_id: person.id,
    xsrf: crypto.randomUUID(),
    last_login_at: person.last_login_at,
  }
  mockServer.db.sessions.set(isOnboarding ? { ...session, is_onboarding: true } : session)
  setCookie(cookieFor(session.id))
  setCookie(`XSRF-TOKEN=${session.xsrf}; Path=/; SameSite=Lax`)
}

/** Removes a session and expires the session cookie; the CSRF cookie stays. */
export function closeSession(mockServer: MockServer, sessionId: string, setCookie: SetCookie): void {
  mockServer.db.sessions.remove(sessionId)
  setCookie(`${cookieFor('')}; Max-Age=0`)
}
