import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSeed } from '@mocks/db/seed'
import { seedFiles } from '@mocks/db/seedFiles'
import type { Seed } from '@mocks/db/tables'
import type { MockHttpServer } from '@mocks/runtimes/httpServer'
import type { CallName } from '../../src/api/calls'
import { brokenBackends } from './brokenBackends'
import type { BrokenBackend } from './faults'
import { createFaultyProxy, type ProxyFaults } from './faultyProxy'
import { MAIN, SECOND } from './options'
import { formatFailure } from './report'
import type { Result } from './run'
import { startVerifiedServer } from './verifiedServer'
import { verifyBackend } from './verifyBackend'

/** Time in ms to wait for an event. It is short, because a fault that suppresses an event takes the whole time. */
const EVENT_TIMEOUT = 800
const TEST_TIMEOUT = 120_000

/** Returns the seed as it may be after a day of use: the main teacher has renamed the newest card. */
function usedSeed(): Seed {
  const seed = createSeed(seedFiles)
  const teacher = seedFiles.people.find(({ username }) => username === MAIN)
  const renamed = seedFiles.cards.findLast((card) => card.owner_id === teacher?.id && card.parent_id === null)
  const update = { title: 'Plans for December', updated_at: '2026-11-23T07:00:00.000Z' }
  return { ...seed, cards: seed.cards?.map((card) => (card === renamed ? { ...card, ...update } : card)) }
}

const accountOf = (username: string) => {
  const password = seedFiles.people.find((person) => person.username === username)?.password ?? ''
  return { [username]: { username, password } }
}

type School = 'an untouched' | 'a used'

const servers = {} as Record<School, MockHttpServer>
beforeAll(async () => {
  servers['an untouched'] = await startVerifiedServer()
  servers['a used'] = await startVerifiedServer(usedSeed())
})
beforeEach(() => {
  for (const { mockServer } of Object.values(servers)) mockServer.reset()
})
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.close()))
})

const apiOn = (port: number) => `http://localhost:${port}/api`
const failuresOf = (results: Result[]) => results.filter(({ outcome }) => outcome === 'failed')

/**
 * Verifies a mock server (`school`) through a proxy that injects faults. A used school resembles other backends: it has two
 * accounts and no `/__mock/`.
 */
async function verify(school: School, faults: ProxyFaults, only?: CallName[]) {
  const isUsed = school === 'a used'
  const proxy = await createFaultyProxy(servers[school].port, { ...faults, isControlHidden: isUsed })
  const foreign = {
    accounts: { ...accountOf(MAIN), ...accountOf(SECOND) },
    realtime: `ws://localhost:${proxy.port}`,
  }
  try {
    return await verifyBackend({
      baseUrl: apiOn(proxy.port),
      only,
      eventTimeout: EVENT_TIMEOUT,
      ...(isUsed && foreign),
    })
  } finally {
    await proxy.close()
  }
}

/** Empty unless FULL_TESTS=1 is set. Faults that only the unchanged seed reveals are not tested on a used school. */
const testedBackends = Object.values(process.env.FULL_TESTS ? brokenBackends : {})
  .flat()
  .flatMap((backend): [string, School, BrokenBackend][] => [
    [backend.name, 'an untouched', backend],
    ...(backend.isSeedRequired ? [] : [[backend.name, 'a used', backend] as [string, School, BrokenBackend]]),
  ])

test('the mock server fulfils the contract and is left unchanged', { timeout: 240_000 }, async () => {
  const baseUrl = apiOn(servers['an untouched'].port)
  const { results, notRemoved } = await verifyBackend({ baseUrl })
  expect(failuresOf(results).map(formatFailure)).toEqual([])
  expect(notRemoved).toEqual([])
  const secondRun = await verifyBackend({ baseUrl, isReadOnly: true })
  expect(failuresOf(secondRun.results).map(formatFailure)).toEqual([])
  expect(secondRun.state).toBe('pristine')
})

test.each(testedBackends)('reports %s on %s school', { timeout: TEST_TIMEOUT }, async (_, school, backend) => {
  const { only, expectedFailure, isAlone, isSeedRequired: __, ...faults } = backend
  const { results, state } = await verify(school, faults, only)
  expect(state).toBe(school === 'a used' ? 'modified' : 'pristine')
  const isExpected = ({ call, event }: Result) =>
    expectedFailure.event ? event === expectedFailure.event : call === expectedFailure.call && event === undefined
  const found = failuresOf(results).filter(isExpected)
  expect(found.map(formatFailure).join('\n'), JSON.stringify(failuresOf(results))).toContain(expectedFailure.text)
  if (isAlone)
    expect(
      failuresOf(results)
        .filter((result) => !isExpected(result))
        .map(formatFailure),
    ).toEqual([])
})

test('case-sensitive usernames and other lists of forbidden words are notes', { timeout: TEST_TIMEOUT }, async () => {
  const strict: ProxyFaults = {
    request: {
      login: (body) => {
        const { username, ...rest } = body as { username?: string }
        return { ...rest, username: username === username?.trim().toLowerCase() ? username : 'nobody_here' }
      },
      createCard: (body) => {
        const { title } = body as { title?: string }
        return title === 'Stupid ideas' ? { ...(body as object), title: 'Bright ideas' } : body
      },
    },
  }
  const { results } = await verify('a used', strict, ['login', 'createCard'])
  expect(failuresOf(results).map(formatFailure)).toEqual([])
  const notes = results.flatMap(({ call, name, outcome }) => (outcome === 'noted' ? `${call} › ${name}` : []))
  expect(notes.toSorted()).toEqual([
    'createCard › a name that violates the guideline',
    'login › the username ignores case and surrounding spaces',
  ])
})
