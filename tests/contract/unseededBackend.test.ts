// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Seed } from '../../mocks/db/tables'
import { createMockHttpServer, type MockHttpServer } from '../../mocks/runtimes/httpServer'
import { seedFiles } from '../../mocks/db/seedFiles'
import type { CallName } from '../../src/api/core/calls'
import { createFaultyProxy } from './faultyProxy'
import { MAIN, SECOND } from './options'
import { formatFailure } from './report'
import { verifyBackend } from './verifyBackend'

/** A school of its own: two people of other names and ids, who are friends, and no card at all. */
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
  if (!found) throw new Error(`Nobody in fixtures/seed has the username "${username}".`)
  return found
}

let server: MockHttpServer
let proxy: Awaited<ReturnType<typeof createFaultyProxy>>
beforeAll(async () => {
  server = await createMockHttpServer({ port: 0, streamIntervalMs: 0, jobDelayFactor: 0.3, seed })
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

/** Calls whose cases need people, cards, shares and events of the fixtures, or say what is in the answer. */
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

test('a backend with its own people is verified with copies of the cards that the fixtures need', {
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
  expect(outcomeOf('shareCards', 'a shared card reaches the other person, and leaves again')?.outcome).toBe('passed')
  expect(outcomeOf('askMagic', 'the quota is used up')?.reason ?? 'needs the situation').toContain(
    'needs the situation',
  )
})

test('without a second person only what needs one is skipped', async () => {
  const { results } = await verifyBackend({
    baseUrl: `http://localhost:${proxy.port}/api`,
    accounts: { [MAIN]: accounts[MAIN] },
    only: ['getMe', 'shareCards', 'updateCard'],
  })
  const reasons = results.flatMap(({ reason }) => reason ?? [])
  expect(results.filter(({ outcome }) => outcome === 'failed').map(formatFailure)).toEqual([])
  expect(reasons).toContain(`nobody to log in as ${SECOND}`)
  expect(reasons).toContain('no live connection (--realtime)')
  expect(results).toContainEqual(expect.objectContaining({ call: 'getMe', outcome: 'passed' }))
})

test('read-only writes nothing', async () => {
  const before = server.mockServer.requestLog.entries().length
  const { results } = await verifyBackend({
    baseUrl: `http://localhost:${proxy.port}/api`,
    accounts,
    only: ['getCards', 'createCard', 'checkQuestion', 'logout'],
    isReadOnly: true,
  })
  const requests = server.mockServer.requestLog.entries().slice(before)
  const written = requests.filter(
    ({ method, call }) => method !== 'GET' && call !== 'login' && call !== 'checkQuestion',
  )
  expect(written).toEqual([])
  expect(results.flatMap(({ reason }) => reason ?? [])).toContain('writes (--read-only)')
})
