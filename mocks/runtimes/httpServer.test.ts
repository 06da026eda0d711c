import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMockHttpServer, type MockHttpServer } from './httpServer'

let server: MockHttpServer
beforeEach(async () => {
  server = await createMockHttpServer({ port: 0 })
})
afterEach(() => server.close())

const control = (command: string, method: string) =>
  fetch(`http://localhost:${server.port}/__mock/${command}`, { method })

test.each(['scenario/offline', 'drop/4100', 'reset'])('%s is obeyed as POST only', async (command) => {
  server.mockServer.db.cards.remove([...server.mockServer.db.cards.all()][0]?.id ?? '')
  const before = server.mockServer.db.cards.version()
  const refused = await control(command, 'GET')
  expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'POST'])
  expect([server.mockServer.scenario(), server.mockServer.db.cards.version()]).toEqual(['normal', before])
  expect((await control(command, 'POST')).status).toBe(200)
})

test('the state is read with GET, and an unknown command is not found', async () => {
  const state = await control('state', 'GET')
  expect(await state.json()).toEqual({ scenario: 'normal', connections: 0, openStreams: 0 })
  expect((await control('explode', 'POST')).status).toBe(404)
})
