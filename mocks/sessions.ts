import type { PersonRecord, SessionRecord } from './db'
import type { School } from './school'

type SetCookie = (cookie: string) => void

const cookieFor = (sessionId: string) => `heartboard_session=${sessionId}; Path=/; SameSite=Lax`

/** Signs somebody in; an onboarding session is that of a person who has just signed up (decisions/access C-08). */
export function openSession(school: School, person: PersonRecord, setCookie: SetCookie, isOnboarding = false): void {
  const session: SessionRecord = { id: crypto.randomUUID(), person_id: person.id, xsrf: crypto.randomUUID() }
  school.db.sessions.set(isOnboarding ? { ...session, is_onboarding: true } : session)
  setCookie(cookieFor(session.id))
  setCookie(`XSRF-TOKEN=${session.xsrf}; Path=/; SameSite=Lax`)
}

export function closeSession(school: School, sessionId: string, setCookie: SetCookie): void {
  school.db.sessions.remove(sessionId)
  setCookie(`${cookieFor('')}; Max-Age=0`)
}
