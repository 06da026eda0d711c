// @vitest-environment node
/**
 * Any request to any call, right or wrong: the school never breaks, says in the contract's words what is wrong, changes nothing
 * when it refuses, and answers in the contract's shape. `FUZZ_RUNS=500 FUZZ_SEED=1` looks longer and elsewhere.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Call, errorBodySchema } from '@/api/call'
import { calls } from '@/api/calls'
import { buildRequest } from '@/api/request'
import type { Db, TableName } from '../../mocks/db'
import { createMockSession, type MockSession } from '../../mocks/inprocess'
import { breakages, breakRequest, onlyAnswerTo, strangeSegments, unreadableSegments, withSegment } from './breakRequest'
import { type Parts, partsFor, prepare, type Scene, scenesOf } from './scenes'

const RUNS = Number(process.env.FUZZ_RUNS ?? 20)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120)
const LOOKS = { seed: SEED, numRuns: RUNS }
/** ms for one call; a busy machine takes a while. */
const LIMIT = 60_000
/** What has its own life whatever the answer is. */
const UNWATCHED: TableName[] = ['attempts', 'quotas', 'sessions']
/** Statuses that any call may refuse with (access 7; the contract's own check of query and body). */
const COMMON = [401, 419, 422]
/** Lines of a stream that are looked at; then the reader leaves. */
const LINES = 12

const allCalls: readonly Call[] = Object.values(calls)
/** The calls that said yes at least once. */
const accepted = new Set<string>()

const versionsOf = (db: Db) =>
  (Object.keys(db) as (keyof Db)[])
    .filter((name): name is TableName => name !== 'apply' && name !== 'reset')
    .filter((name) => !UNWATCHED.includes(name))
    .map((name) => `${name} ${db[name].version()}`)

/** The first lines of a stream; the reader leaves before a long one ends. */
async function readLines(response: Response): Promise<unknown[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    text += read.value
    if (text.split('\n').length > LINES) break
  }
  await reader?.cancel()
  const whole = text.split('\n').slice(0, -1)
  return whole.map((line): unknown => JSON.parse(line))
}

async function checkAccepted(call: Call, response: Response) {
  expect(response.status).toBe(call.status)
  if (call.status === 204) return
  if (call.path.startsWith('file/')) return void expect(response.headers.get('Content-Type')).toMatch(/^image\//)
  const bodies = call.isStream ? await readLines(response) : [await response.json()]
  expect(bodies.length).toBeGreaterThan(0)
  for (const body of bodies) expect(z.safeParse(call.response, body).error?.issues ?? []).toEqual([])
}

/** Calls that read what others have written. */
const READERS: [Call, Parts][] = [
  [calls.getMe, {}],
  [calls.getNotifications, {}],
  [calls.getChatMessages, {}],
  [
    calls.getCards,
    { query: { parent: '', page: 1, per_page: 100, filter: 'all', sort: 'updated_at', order: 'desc', search: '' } },
  ],
]

/** After something was changed, all that can be read still keeps to the contract: nothing broken was let in. */
async function checkReadable({ transport, school }: MockSession, cardsBefore: ReadonlySet<unknown>) {
  const changed = [...school.db.cards.all()].filter((card) => !cardsBefore.has(card)).slice(0, 5)
  const cards = changed.map(({ id }): [Call, Parts] => [calls.getCard, { params: { id } }])
  for (const [call, parts] of [...READERS, ...cards]) {
    const response = await transport.fetch(buildRequest(transport, { call, ...parts }))
    expect(response.status, call.name).toBeLessThan(500)
    if (response.ok)
      expect(z.safeParse(call.response, await response.json()).error?.issues ?? [], call.name).toEqual([])
  }
}

async function checkRefused(statuses: readonly number[], response: Response, db: Db, before: string[]) {
  expect(response.status).toBeLessThan(500)
  expect(statuses).toContain(response.status)
  const body: unknown = await response.json()
  expect(z.parse(errorBodySchema, body)).toEqual(body)
  expect(body).toHaveProperty('message', expect.stringMatching(/\S/))
  expect(versionsOf(db)).toEqual(before)
}

type Attempt = {
  call: Call
  scene: Scene
  make: (session: MockSession, parts: Parts) => Request
  /** The statuses of a refusal, when there is only one right answer. */
  only?: readonly number[]
}

/** Plays a scene in a school of its own and looks at the answer. */
async function judge({ call, scene, make, only }: Attempt): Promise<void> {
  // What the school does later belongs to no answer, so the queue stands still.
  const session = createMockSession({ streamPace: 0, queuePace: 1000 })
  const { db } = session.school
  try {
    const parts = await prepare(session, scene)
    const before = versionsOf(db)
    const cardsBefore = new Set<unknown>(db.cards.all())
    const response = await session.transport.fetch(make(session, parts))
    const documented = [...COMMON, ...Object.keys(call.errors).map(Number)]
    if (!response.ok) return await checkRefused(only ?? documented, response, db, before)
    expect(only, 'it was accepted, but should have been refused with').toBeUndefined()
    accepted.add(call.name)
    await checkAccepted(call, response)
    if (call.method !== 'GET' && scene.as) await checkReadable(session, cardsBefore)
  } finally {
    session.close()
  }
}

test.each(allCalls)('$name: what is made of the contract keeps to the contract', (call) => {
  fc.assert(
    fc.property(partsFor(call), ({ query, body }) => {
      if (call.query) expect(z.safeParse(call.query, query).error?.issues ?? []).toEqual([])
      if (call.body) expect(z.safeParse(call.body, body).error?.issues ?? []).toEqual([])
    }),
    LOOKS,
  )
})

test.each(allCalls)('$name answers any request that keeps to the contract', { timeout: LIMIT }, async (call) => {
  await fc.assert(
    fc.asyncProperty(scenesOf(call), async (scene) => {
      await judge({ call, scene, make: ({ transport }, parts) => buildRequest(transport, { call, ...parts }) })
    }),
    LOOKS,
  )
})

test.each(allCalls)('$name refuses what breaks the contract, and changes nothing', { timeout: LIMIT }, async (call) => {
  await fc.assert(
    fc.asyncProperty(scenesOf(call), breakages(call), async (scene, how) => {
      const make: Attempt['make'] = ({ transport }, parts) => breakRequest(transport, { call, ...parts }, how)
      await judge({ call, scene, make, only: onlyAnswerTo(call, how) })
    }),
    LOOKS,
  )
})

const callsWithParams = allCalls.filter(({ path }) => path.includes('{'))

test.each(callsWithParams)('$name stands whatever is in its path', { timeout: LIMIT }, async (call) => {
  const [scene] = fc.sample(scenesOf(call), { seed: SEED, numRuns: 1 })
  if (!scene) throw new Error('There is no scene.')
  for (const segment of [...strangeSegments, ...unreadableSegments]) {
    const make: Attempt['make'] = ({ transport }, parts) => withSegment(transport, { call, ...parts }, segment)
    const only = unreadableSegments.includes(segment) ? [400, 404] : undefined
    await expect(judge({ call, scene, make, only }), segment).resolves.toBeUndefined()
  }
})

test.each(allCalls.filter(({ isPublic }) => !isPublic))('$name is closed to visitors', async (call) => {
  await fc.assert(
    fc.asyncProperty(partsFor(call), async (asked) => {
      const make: Attempt['make'] = ({ transport }, parts) => buildRequest(transport, { call, ...parts })
      await judge({ call, scene: { as: null, parts: asked }, make, only: [401] })
    }),
    { seed: SEED, numRuns: 2 },
  )
})

test('all calls are reached beyond their checks', () => {
  expect(allCalls.map(({ name }) => name).filter((name) => !accepted.has(name))).toEqual([])
})
