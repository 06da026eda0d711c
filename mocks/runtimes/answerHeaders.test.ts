import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockHttpServer, type MockHttpServer } from './httpServer'

let server: MockHttpServer
beforeAll(async () => {
  server = await createMockHttpServer({ port: 0 })
})
afterAll(() => server.close())

const get = (path: string) => fetch(`http://localhost:${server.port}/api/${path}`)

test('the first answer, a 401, already sets an anti-forgery cookie that the page can read', async () => {
  const { status, headers } = await get('v1/user/me')
  const [cookie, ...others] = headers.getSetCookie()
  expect(status).toBe(401)
  expect(cookie).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/)
  expect(others).toEqual([])
})

test.each(['v1/user/me', 'file/image/scenes/tapir'])(
  'nothing in the answer to %s runs when it is opened',
  async (path) => {
    const { headers } = await get(path)
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'; sandbox$/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  },
)
