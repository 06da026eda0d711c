import type { authCalls } from '../../src/api/auth.contract'
import type { HandlersOf } from '../createHandlers'
import { permissionsOf, viewPerson } from '../people'
import { forbidden, Refusal } from '../reply'

const WRONG = 'Oops, your credentials do not match'
const NOT_VERIFIED = 'Your account has not been verified. Please check your e-mail for the verification link.'
/** Wrong passwords in a row before a name has to wait. */
const ALLOWED_FAILURES = 5
const WAIT_MS = 60_000

const cookieFor = (sessionId: string) => `heartboard_session=${sessionId}; Path=/; SameSite=Lax`

export const authHandlers: HandlersOf<typeof authCalls> = {
  login({ school, body, setCookie }) {
    const username = body.username.trim().toLowerCase()
    const attempt = school.db.attempts.get(username)
    const waited = attempt ? school.now().getTime() - Date.parse(attempt.since) : 0
    if (attempt && attempt.failures >= ALLOWED_FAILURES && waited < WAIT_MS) {
      const seconds = Math.ceil((WAIT_MS - waited) / 1000)
      throw new Refusal(429, { message: `Too many login attempts. Please try again in ${seconds} seconds.` })
    }
    const person = [...school.db.people.all()].find((candidate) => candidate.username === username)
    if (!person || person.password !== body.password) {
      const failures = waited < WAIT_MS ? (attempt?.failures ?? 0) + 1 : 1
      school.db.attempts.set({ id: username, failures, since: school.now().toISOString() })
      throw new Refusal(422, { message: WRONG, errors: { username: [WRONG] } })
    }
    if (!person.is_verified) throw forbidden(NOT_VERIFIED)
    school.db.attempts.remove(username)
    const session = { id: crypto.randomUUID(), person_id: person.id, xsrf: crypto.randomUUID() }
    school.db.sessions.set(session)
    setCookie(cookieFor(session.id))
    setCookie(`XSRF-TOKEN=${session.xsrf}; Path=/; SameSite=Lax`)
    const view = viewPerson(school, person)
    school.db.people.set({ ...person, last_login_at: school.now().toISOString() })
    return { data: view }
  },
  logout({ school, sessionId, setCookie }) {
    school.db.sessions.remove(sessionId)
    setCookie(`${cookieFor('')}; Max-Age=0`)
    return undefined
  },
  getPermissions: ({ person }) => ({ data: permissionsOf(person.role) }),
  async authorizeChannel({ school, person, body }) {
    const owner = /^private-[\w.]+\.(\d+)$/.exec(body.channel_name)?.[1]
    if (owner !== String(person.id)) throw forbidden()
    return { auth: await school.pusher.sign(body.socket_id, body.channel_name) }
  },
}
