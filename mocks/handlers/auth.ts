import type { authCalls } from '../../src/api/auth.contract'
import { checkFields, fieldMessage, personWithUsername, VALIDATION, WRONG_PASSWORD } from '../domain/users/accounts'
import { mayJoin } from '../domain/users/channelAccess'
import { withSchoolingIn } from '../domain/onboarding/onboarding'
import type { HandlersOf } from '../server/router'
import { permissionsOf, viewPerson } from '../domain/users/people'
import { forbidden, invalid, HttpError } from '../server/respond'
import { closeSession, openSession } from '../server/sessions'

const WRONG = 'Oops, your credentials do not match'
const NOT_VERIFIED = 'Your account has not been verified. Please check your e-mail for the verification link.'
/** Number of failed logins in a row after which the server makes a username wait. */
const ALLOWED_FAILURES = 5
const WAIT_MS = 60_000

export const authHandlers: HandlersOf<typeof authCalls> = {
  login({ mockServer, body, setCookie, language }) {
    const username = body.username.trim().toLowerCase()
    const attempt = mockServer.db.attempts.get(username)
    const waited = attempt ? mockServer.now().getTime() - Date.parse(attempt.since) : 0
    if (attempt && attempt.failures >= ALLOWED_FAILURES && waited < WAIT_MS) {
      const seconds = Math.ceil((WAIT_MS - waited) / 1000)
      throw new HttpError(429, { message: `Too many login attempts. Please try again in ${seconds} seconds.` })
    }
    const person = personWithUsername(mockServer, username)
    if (!person || person.password !== body.password) {
      const failures = waited < WAIT_MS ? (attempt?.failures ?? 0) + 1 : 1
      mockServer.db.attempts.set({ id: username, failures, since: mockServer.now().toISOString() })
      throw invalid('username', WRONG)
    }
    if (!person.is_verified) throw forbidden(NOT_VERIFIED)
    mockServer.db.attempts.remove(username)
    openSession(mockServer, person, setCookie)
    const view = withSchoolingIn(viewPerson(mockServer, person), language)
    mockServer.db.people.set({ ...person, last_login_at: mockServer.now().toISOString() })
    return { data: view }
  },
  logout({ mockServer, sessionId, setCookie }) {
    closeSession(mockServer, sessionId, setCookie)
    return undefined
  },
  changePassword({ mockServer, person, body }) {
    if (body.id !== person.id) throw forbidden()
    const isRepeated = body.password === body.password_confirmation
    checkFields(
      {
        current_password: body.current_password === person.password ? undefined : WRONG_PASSWORD,
        password: fieldMessage('password', body.password) ?? (isRepeated ? undefined : 'Passwords do not match'),
      },
      VALIDATION,
    )
    mockServer.db.people.set({ ...person, password: body.password })
    return { data: { id: person.id } }
  },
  validatePassword({ person, body }) {
    if (body.id !== person.id) throw forbidden()
    return { data: { valid: body.current_password === person.password } }
  },
  getPermissions: ({ person }) => ({ data: permissionsOf(person) }),
  async authorizeChannel({ mockServer, person, body }) {
    const mayReceive = () => {
      const now = mockServer.db.people.get(person.id)
      return now !== undefined && mayJoin(mockServer, now, body.channel_name)
    }
    if (mockServer.isChannelRefused(body.channel_name)) throw forbidden()
    if (!mayReceive()) throw forbidden()
    return { auth: await mockServer.pusher.sign(body.socket_id, body.channel_name, mayReceive) }
  },
}
