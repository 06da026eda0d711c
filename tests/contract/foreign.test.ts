// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Seed } from '../../mocks/db'
import { createSchoolServer, type SchoolServer } from '../../mocks/httpServer'
import { worldFiles } from '../../mocks/worldFiles'
import type { CallName } from '../../src/api/calls'
import { createDeviatingServer } from './deviatingServer'
import { MAIN, SECOND } from './options'
import { explain } from './report'
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
  const found = worldFiles.people.find((candidate) => candidate.username === username)
  if (!found) throw new Error(`Nobody in fixtures/world has the username "${username}".`)
  return found
}

let server: SchoolServer
let unknown: Awaited<ReturnType<typeof createDeviatingServer>>
beforeAll(async () => {
  server = await createSchoolServer({ port: 0, streamPace: 0, queuePace: 0.3, seed })
  unknown = await createDeviatingServer(server.port, { isUnknown: true })
})
afterAll(async () => {
  await unknown.close()
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
  const { state, results, left } = await verifyBackend({
    baseUrl: `http://localhost:${unknown.port}/api`,
    realtime: `ws://localhost:${unknown.port}`,
    accounts,
    only,
    eventTimeout: 800,
  })
  expect(state).toBe('foreign')
  expect(results.filter(({ outcome }) => outcome === 'failed').map(explain)).toEqual([])
  expect(left).toEqual([])
  expect([...server.school.db.cards.all()]).toEqual([])

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
    baseUrl: `http://localhost:${unknown.port}/api`,
    accounts: { [MAIN]: accounts[MAIN] },
    only: ['getMe', 'shareCards', 'updateCard'],
  })
  const reasons = results.flatMap(({ reason }) => reason ?? [])
  expect(results.filter(({ outcome }) => outcome === 'failed').map(explain)).toEqual([])
  expect(reasons).toContain(`nobody to log in as ${SECOND}`)
  expect(reasons).toContain('no live connection (--realtime)')
  expect(results).toContainEqual(expect.objectContaining({ call: 'getMe', outcome: 'passed' }))
})

test('read-only writes nothing', async () => {
  const before = server.school.journal.entries().length
  const { results } = await verifyBackend({
    baseUrl: `http://localhost:${unknown.port}/api`,
    accounts,
    only: ['getCards', 'createCard', 'checkQuestion', 'logout'],
    isReadOnly: true,
  })
  const asked = server.school.journal.entries().slice(before)
  const written = asked.filter(({ method, call }) => method !== 'GET' && call !== 'login' && call !== 'checkQuestion')
  expect(written).toEqual([])
  expect(results.flatMap(({ reason }) => reason ?? [])).toContain('writes (--read-only)')
})
