/**
 * Checks the cookies for browsers. The page must be able to read the anti-forgery token (D-1206). Neither scripts nor other
 * sites may get the session.
 */
import { calls } from '../../src/api/calls'
import type { Difference } from './compare'
import type { People, Person } from './people'
import type { Cookie, Session } from './session'

const TOKEN = 'XSRF-TOKEN'

/** Says why a page cannot read the anti-forgery token; returns undefined if it can. */
export function findTokenProblem(cookies: Cookie[]): Difference | undefined {
  const token = cookies.find(({ name }) => name === TOKEN)
  if (!token) return { path: `Set-Cookie: ${TOKEN}`, message: 'is missing' }
  const { attributes } = token
  if (attributes.has('httponly'))
    return { path: `Set-Cookie: ${TOKEN}`, message: 'is HttpOnly: the page cannot read it' }
  const path = attributes.get('path')
  // Without `Path`, browsers send the cookie only to URLs below the path of the call.
  if (path === '/') return undefined
  return { path: `Set-Cookie: ${TOKEN}`, message: `has ${path ? `Path=${path}` : 'no Path'} instead of Path=/` }
}

/** Says which attribute a session cookie lacks; returns undefined for a safe cookie. */
export function findSessionProblem({ name, attributes }: Cookie): Difference | undefined {
  if (!attributes.has('httponly')) return { path: `Set-Cookie: ${name}`, message: 'the session is not HttpOnly' }
  const sameSite = attributes.get('samesite')
  if (['lax', 'strict'].includes(sameSite?.toLowerCase() ?? '')) return undefined
  return { path: `Set-Cookie: ${name}`, message: `the session has SameSite=${sameSite ?? ''} instead of Lax or Strict` }
}

/** Returns the cookies without which `getMe` returns 401. Other cookies, such as those of a load balancer, need no attributes. */
async function sessionCookies(session: Session): Promise<Cookie[]> {
  const found: Cookie[] = []
  for (const cookie of session.cookies()) {
    const { status } = await session.send(calls.getMe, {}, { omittedCookie: cookie.name })
    if (status === 401) found.push(cookie)
  }
  return found
}

/** Checks the anti-forgery cookie without a login and in a new session of the person. */
export async function checkTokenCookie(people: People, person: Person): Promise<Difference | undefined> {
  const visitor = await people.openAnonymousSession()
  const session = await people.openSession(person)
  return findTokenProblem(visitor.cookies()) ?? (session && findTokenProblem(session.cookies()))
}

/** Checks the session cookies in a new session of the person. */
export async function checkSessionCookie(people: People, person: Person): Promise<Difference | undefined> {
  const session = await people.openSession(person)
  const cookies = session ? await sessionCookies(session) : []
  return cookies.map(findSessionProblem).find(Boolean)
}
