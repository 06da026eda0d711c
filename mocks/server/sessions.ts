import type { PersonRecord, SessionRecord } from '../db/tables'
import type { MockServer } from './mockServer'

type SetCookie = (cookie: string) => void

const cookieFor = (sessionId: string) => `heartboard_session=${sessionId}; Path=/; SameSite=Lax`

/**
 * Stores a session and sets its cookie and CSRF cookie; an onboarding session is the one of a person who has just signed up (D-1008). Called before the
 * login is stored in `person`, so that the session keeps the one before (D-1010).
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

export function closeSession(mockServer: MockServer, sessionId: string, setCookie: SetCookie): void {
  mockServer.db.sessions.remove(sessionId)
  setCookie(`${cookieFor('')}; Max-Age=0`)
}
