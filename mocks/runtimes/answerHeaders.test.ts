import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../server/sessions'
import { createMockHttpServer, type MockHttpServer } from './httpServer'

let server: MockHttpServer
beforeAll(async () => {
  server = await createMockHttpServer({ port: 0 })
})
afterAll(() => server.close())

const get = (path: string, isSignedIn = false) => {
  const [person] = server.mockServer.db.people.where('username', 'cikgu_aina')
  if (!isSignedIn || !person) return fetch(`http://localhost:${server.port}/api/${path}`)
  const cookies: string[] = []
  openSession(server.mockServer, person, (cookie) => cookies.push(cookie))
  const Cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  return fetch(`http://localhost:${server.port}/api/${path}`, { headers: { Cookie } })
}

test('the first answer, a 401, already sets an anti-forgery cookie that the page can read', async () => {
  const { status, headers } = await get('v1/user/me')
  const [cookie, ...others] = headers.getSetCookie()
  expect(status).toBe(401)
  expect(cookie).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/)
  expect(others).toEqual([])
})

test.each([
  ['v1/user/me', 401, 'application/json'],
  ['file/image/scenes/tapir', 200, 'image/svg+xml'],
])('nothing in the answer to %s runs when it is opened, and no page frames it', async (path, status, type) => {
  const { status: answered, headers } = await get(path, status === 200)
  expect(answered).toBe(status)
  expect(headers.get('Content-Type')).toContain(type)
  expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'; sandbox$/)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})
