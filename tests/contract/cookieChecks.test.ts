import { expect, test } from 'vitest'
import { findSessionProblem, findTokenProblem } from './cookieChecks'
import { parseCookie } from './session'

test.each([
  ['XSRF-TOKEN=a%3D; Path=/; SameSite=Lax', undefined],
  ['XSRF-TOKEN=a; path=/; httponly', 'is HttpOnly: the page cannot read it'],
  ['XSRF-TOKEN=a; Path=/api', 'has Path=/api instead of Path=/'],
  ['XSRF-TOKEN=a', 'has no Path instead of Path=/'],
  ['CSRF=a; Path=/', 'is missing'],
])('anti-forgery cookie "%s"', (cookie, message) => {
  expect(findTokenProblem([parseCookie(cookie)])?.message).toBe(message)
})

test.each([
  ['id=a=b; Path=/; HttpOnly; SameSite=Strict', undefined],
  ['id=a; httponly; samesite=lax', undefined],
  ['id=a; SameSite=Lax', 'the session is not HttpOnly'],
  ['id=a; HttpOnly', 'the session has SameSite= instead of Lax or Strict'],
  ['id=a; HttpOnly; SameSite=None; Secure', 'the session has SameSite=None instead of Lax or Strict'],
])('session cookie "%s"', (cookie, message) => {
  expect(findSessionProblem(parseCookie(cookie))?.message).toBe(message)
})
