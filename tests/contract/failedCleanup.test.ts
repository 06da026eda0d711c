import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedFiles } from '@mocks/db/seedFiles'
import type { MockHttpServer } from '@mocks/runtimes/httpServer'
import type { CallName } from '../../src/api/calls'
import { jsonReply } from './faults'
import { createFaultyProxy, type ProxyFaults } from './faultyProxy'
import { freePort } from './freePort'
import { startVerifiedServer } from './verifiedServer'
import { verifyBackend } from './verifyBackend'

let server: MockHttpServer
beforeAll(async () => {
  server = await startVerifiedServer()
})
beforeEach(() => server.mockServer.reset())
afterAll(() => server.close())

async function verify(faults: ProxyFaults, only: CallName[], realtime?: string) {
  const proxy = await createFaultyProxy(server.port, faults)
  try {
    const baseUrl = `http://localhost:${proxy.port}/api`
    return await verifyBackend({ baseUrl, only, eventTimeout: 800, ...(realtime && { realtime }) })
  } finally {
    await proxy.close()
  }
}

const outcomesOf = (results: Awaited<ReturnType<typeof verify>>['results'], call: CallName) =>
  results
    .filter((result) => result.call === call && result.event === undefined)
    .map(({ name, outcome }) => [name, outcome])

test.each<[string, ProxyFaults, RegExp]>([
  [
    'refuses',
    { respondInstead: { removeCards: () => jsonReply({ message: 'Server Error' }, 500) } },
    /removeCards returned 500/,
  ],
  [
    'breaks the connection of',
    {
      respondInstead: {
        removeCards: () => {
          throw new Error('gone')
        },
      },
    },
    /removeCards got no response/,
  ],
])(
  'a backend that %s the cleanup keeps its results, and is told what stays',
  { timeout: 60_000 },
  async (_, faults, reason) => {
    const only: CallName[] = ['createCard']
    const sound = await verify({}, only)
    server.mockServer.reset()
    const { results, notRemoved } = await verify(faults, only)
    const cases = outcomesOf(sound.results, 'createCard').filter(([, outcome]) => outcome === 'passed')
    expect(cases.length).toBeGreaterThan(5)
    expect(outcomesOf(results, 'createCard')).toEqual(outcomesOf(sound.results, 'createCard'))
    expect(sound.notRemoved).toEqual([])
    const seeded = new Set(seedFiles.cards.map(({ id }) => id))
    const left = [...server.mockServer.db.cards.all()].filter(({ id }) => !seeded.has(id))
    expect(left.length).toBeGreaterThan(3)
    expect(left.filter(({ id }) => !notRemoved.some((text) => text.includes(id)))).toEqual([])
    for (const text of notRemoved) expect(text).toMatch(reason)
  },
)

test('a broadcaster that does not answer is a failed check of the channels', { timeout: 60_000 }, async () => {
  const url = `ws://localhost:${await freePort()}`
  const { results } = await verify({}, ['authorizeChannel'], url)
  const check = results.find(({ name }) => name === 'private channels')
  expect(check).toMatchObject({ call: 'authorizeChannel', outcome: 'failed', difference: { path: 'socket' } })
  expect(check?.difference?.message).toContain(url)
})
