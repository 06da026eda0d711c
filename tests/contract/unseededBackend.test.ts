import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Seed } from '@mocks/db/tables'
import type { MockHttpServer } from '@mocks/runtimes/httpServer'
import { seedFiles } from '@mocks/db/seedFiles'
import type { CallName } from '../../src/api/calls'
import { createFaultyProxy } from './faultyProxy'
import { MAIN, SECOND } from './options'
import { formatFailure } from './report'
import { startVerifiedServer } from './verifiedServer'
import { verifyBackend } from './verifyBackend'

/** Data that differs from the seed: two contacts with other names and ids, and no cards. */
const teacher = {
  ...person(MAIN),
  id: 901,
  name: 'Farah Aziz',
  username: 'cikgu_farah',
  password: 'petang-yang-indah',
  email: 'farah@kota.example',
}
const student = {
  ...person(SECOND),
  id: 902,
  name: 'Ong Li Na',
  username: 'li_na',
  password: '9753',
  email: 'li@kota.example',
}
const seed: Seed = {
  people: [teacher, student],
  contacts: [{ id: 1, sender_id: teacher.id, receiver_id: student.id, status: 'ACCEPTED' }],
}

function person(username: string) {
  const found = seedFiles.people.find((candidate) => candidate.username === username)
  if (!found) throw new Error(`fixtures/seed has no person with the username "${username}".`)
  return found
}

let server: MockHttpServer
let proxy: Awaited<ReturnType<typeof createFaultyProxy>>
beforeAll(async () => {
  server = await startVerifiedServer(seed)
  proxy = await createFaultyProxy(server.port, { isControlHidden: true })
})
afterAll(async () => {
  await proxy.close()
  await server.close()
})

const accounts = {
  [MAIN]: { username: teacher.username, password: teacher.password },
  [SECOND]: { username: student.username, password: student.password },
}

/** Calls whose cases depend on people, cards, shares and events of the fixtures, or whose responses contain sent values. */
const only: CallName[] = [
  'login',
  'updateMe',
  'addContact',
  'getCards',
  'getCard',
  'createCard',
  'updateCard',
  'changeParent',
  'submitQuestion',
  'shareCards',
  'askMagic',
  'createChatMessage',
  'createCardFromReply',
]

test('a backend without the seed is verified with copies of the required cards', {
  timeout: 120_000,
}, async () => {
  const { state, results, notRemoved } = await verifyBackend({
    baseUrl: `http://localhost:${proxy.port}/api`,
    realtime: `ws://localhost:${proxy.port}`,
    accounts,
    only,
    eventTimeout: 800,
  })
  expect(state).toBe('unseeded')
  expect(results.filter(({ outcome }) => outcome === 'failed').map(formatFailure)).toEqual([])
  expect(notRemoved).toEqual([])
  expect([...server.mockServer.db.cards.all()]).toEqual([])

  const passed = results.filter(({ outcome }) => outcome === 'passed')
  const outcomeOf = (call: string, name: string) =>
    results.find((result) => result.call === call && result.name === name)
  expect(passed.length).toBeGreaterThan(80)
  expect(outcomeOf('createCardFromReply', 'into a stack')).toMatchObject({ outcome: 'passed' })
  expect(outcomeOf('shareCards', 'a card is visible to the recipient while it is shared')?.outcome).toBe('passed')
  expect(outcomeOf('askMagic', 'the quota is used up')?.reason ?? 'needs the scenario').toContain('needs the scenario')
})

test('without a second account only the checks that need one are skipped', async () => {
  const { results } = await verifyBackend({
    baseUrl: `http://localhost:${proxy.port}/api`,
    accounts: { [MAIN]: accounts[MAIN] },
    only: ['getMe', 'shareCards', 'updateCard'],
  })
  const reasons = results.flatMap(({ reason }) => reason ?? [])
  expect(results.filter(({ outcome }) => outcome === 'failed').map(formatFailure)).toEqual([])
  expect(reasons).toContain(`no account for ${SECOND}`)
  expect(reasons).toContain('no realtime connection (--realtime)')
  expect(results).toContainEqual(expect.objectContaining({ call: 'getMe', outcome: 'passed' }))
})

test('a read-only run sends no writes', async () => {
  const before = server.mockServer.requestLog.entries().length
  const { results } = await verifyBackend({
    baseUrl: `http://localhost:${proxy.port}/api`,
    accounts,
    only: ['getCards', 'createCard', 'checkQuestion', 'logout'],
    isReadOnly: true,
  })
  const requests = server.mockServer.requestLog.entries().slice(before)
  const writes = requests.filter(({ method, call }) => method !== 'GET' && call !== 'login' && call !== 'checkQuestion')
  expect(writes).toEqual([])
  expect(results.flatMap(({ reason }) => reason ?? [])).toContain('writes (--read-only)')
})
