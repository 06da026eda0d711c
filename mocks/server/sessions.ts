import type { PersonRecord, SessionRecord } from '../db/tables'
import type { MockServer } from './mockServer'

type SetCookie = (cookie: string) => void

const cookieFor = (sessionId: string) => `heartboard_session=${sessionId}; Path=/; SameSite=Lax`

/**
 * Stores a session and sets the session cookie and the CSRF cookie. After sign-up it is an onboarding session (D-1008). Call
 * this before you store the new login time in `person`, because the session copies the previous one (D-1010).
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

/** Removes a session and expires the session cookie. The CSRF cookie stays. */
export function closeSession(mockServer: MockServer, sessionId: string, setCookie: SetCookie): void {
  mockServer.db.sessions.remove(sessionId)
  setCookie(`${cookieFor('')}; Max-Age=0`)
}
