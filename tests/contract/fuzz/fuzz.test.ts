/**
 * Sends random valid and invalid requests to every call. The mock server must never fail with 5xx, and responses must match the
 * schemas. Invalid requests must get an error of the contract and change no data. `FUZZ_RUNS=500 FUZZ_SEED=1` runs longer and
 * with other values.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Call, errorBodySchema } from '@/api/core/call'
import { calls } from '@/api/calls'
import { buildRequest } from '@/api/core/request'
import { errorStatusesOf } from '../../../fixtures/contract/docs/commonErrors'
import type { Db, TableName } from '@mocks/db/tables'
import { createMockClient, type MockClient } from '@mocks/runtimes/inProcess'
import {
  mutations,
  mutateRequest,
  requiredStatuses,
  invalidPathSegments,
  undecodableSegments,
  withPathSegment,
} from './mutateRequest'
import { type RequestParts, validPartsFor, prepareContext, type RequestContext, contextsFor } from './requestContexts'

const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.FULL_TESTS ? 50 : 8))
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120)
const RUN_OPTIONS = { seed: SEED, numRuns: RUNS }
/** Limit per call in ms, enough even on a busy machine. */
const TIMEOUT_MS = 60_000
/** Tables that even a rejected request may change: login attempts, quotas, sessions. */
const IGNORED_TABLES: TableName[] = ['attempts', 'quotas', 'sessions']
/** Number of lines after which a stream is cancelled. */
const MAX_LINES = 12

const allCalls: readonly Call[] = Object.values(calls)
/** Names of the calls that have accepted at least one random request. */
const acceptedCalls = new Set<string>()

const versionsOf = (db: Db) =>
  (Object.keys(db) as (keyof Db)[])
    .filter((name): name is TableName => name !== 'apply' && name !== 'reset')
    .filter((name) => !IGNORED_TABLES.includes(name))
    .map((name) => `${name} ${db[name].version()}`)

/** Reads the first lines of a stream, then cancels it. */
async function readLines(response: Response): Promise<unknown[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    text += read.value
    if (text.split('\n').length > MAX_LINES) break
  }
  await reader?.cancel()
  const completeLines = text.split('\n').slice(0, -1)
  return completeLines.map((line): unknown => JSON.parse(line))
}

async function checkAccepted(call: Call, response: Response) {
  expect(response.status).toBe(call.status)
  if (call.status === 204) return
  if (call.path.startsWith('file/')) return void expect(response.headers.get('Content-Type')).toMatch(/^image\//)
  const bodies = call.isStream ? await readLines(response) : [await response.json()]
  expect(bodies.length).toBeGreaterThan(0)
  for (const body of bodies) expect(z.safeParse(call.response, body).error?.issues ?? []).toEqual([])
}

/** Calls that read the data that other calls write. */
const READ_CALLS: [Call, RequestParts][] = [
  [calls.getMe, {}],
  [calls.getNotifications, {}],
  [calls.getChatMessages, {}],
  [
    calls.getCards,
    { query: { parent: '', page: 1, per_page: 100, filter: 'all', sort: 'updated_at', order: 'desc', search: '' } },
  ],
]

/** Expects that a write has stored no invalid data: everything that can be read must still match the contract. */
async function checkReadable({ transport, mockServer }: MockClient, cardsBefore: ReadonlySet<unknown>) {
  const changed = [...mockServer.db.cards.all()].filter((card) => !cardsBefore.has(card)).slice(0, 5)
  const cards = changed.map(({ id }): [Call, RequestParts] => [calls.getCard, { params: { id } }])
  for (const [call, parts] of [...READ_CALLS, ...cards]) {
    const response = await transport.fetch(buildRequest(transport, { call, ...parts }))
    expect(response.status, call.name).toBeLessThan(500)
    if (response.ok)
      expect(z.safeParse(call.response, await response.json()).error?.issues ?? [], call.name).toEqual([])
  }
}

async function checkRejected(statuses: readonly number[], response: Response, db: Db, before: string[]) {
  expect(response.status).toBeLessThan(500)
  expect(statuses).toContain(response.status)
  const body: unknown = await response.json()
  expect(z.parse(errorBodySchema, body)).toEqual(body)
  expect(body).toHaveProperty('message', expect.stringMatching(/\S/))
  expect(versionsOf(db)).toEqual(before)
}

type Attempt = {
  call: Call
  context: RequestContext
  createRequest: (session: MockClient, parts: RequestParts) => Request
  /** The statuses that are allowed for a request that the server must reject. */
  expectedStatuses?: readonly number[]
}

async function runAttempt({ call, context, createRequest, expectedStatuses }: Attempt): Promise<void> {
  // A background job would change data after the response. The factor delays jobs until after the test.
  const session = createMockClient({ streamIntervalMs: 0, jobDelayFactor: 1000 })
  const { db } = session.mockServer
  try {
    const parts = await prepareContext(session, context)
    const before = versionsOf(db)
    const cardsBefore = new Set<unknown>(db.cards.all())
    const response = await session.transport.fetch(createRequest(session, parts))
    if (!response.ok) return await checkRejected(expectedStatuses ?? errorStatusesOf(call), response, db, before)
    expect(expectedStatuses, 'accepted, but must be rejected with').toBeUndefined()
    acceptedCalls.add(call.name)
    await checkAccepted(call, response)
    if (call.method !== 'GET' && context.as) await checkReadable(session, cardsBefore)
  } finally {
    session.close()
  }
}

test.each(allCalls)('$name: generated values match the schema they were generated from', (call) => {
  fc.assert(
    fc.property(validPartsFor(call), ({ query, body }) => {
      if (call.query) expect(z.safeParse(call.query, query).error?.issues ?? []).toEqual([])
      if (call.body) expect(z.safeParse(call.body, body).error?.issues ?? []).toEqual([])
    }),
    RUN_OPTIONS,
  )
})

test.each(allCalls)('$name handles any valid request', { timeout: TIMEOUT_MS }, async (call) => {
  await fc.assert(
    fc.asyncProperty(contextsFor(call), async (context) => {
      await runAttempt({
        call,
        context,
        createRequest: ({ transport }, parts) => buildRequest(transport, { call, ...parts }),
      })
    }),
    RUN_OPTIONS,
  )
})

test.each(allCalls)('$name rejects an invalid request without changing data', { timeout: TIMEOUT_MS }, async (call) => {
  await fc.assert(
    fc.asyncProperty(contextsFor(call), mutations(call), async (context, mutation) => {
      const createRequest: Attempt['createRequest'] = ({ transport }, parts) =>
        mutateRequest(transport, { call, ...parts }, mutation)
      await runAttempt({ call, context, createRequest, expectedStatuses: requiredStatuses(call, mutation) })
    }),
    RUN_OPTIONS,
  )
})

const callsWithParams = allCalls.filter(({ path }) => path.includes('{'))

test.each(callsWithParams)('$name handles any path segment', { timeout: TIMEOUT_MS }, async (call) => {
  const [context] = fc.sample(contextsFor(call), { seed: SEED, numRuns: 1 })
  if (!context) throw new Error('No request context was generated.')
  for (const segment of [...invalidPathSegments, ...undecodableSegments]) {
    const createRequest: Attempt['createRequest'] = ({ transport }, parts) =>
      withPathSegment(transport, { call, ...parts }, segment)
    const expectedStatuses = undecodableSegments.includes(segment) ? [400, 404] : undefined
    await expect(runAttempt({ call, context, createRequest, expectedStatuses }), segment).resolves.toBeUndefined()
  }
})

test.each(allCalls.filter(({ isPublic }) => !isPublic))('$name returns 401 without a session', async (call) => {
  await fc.assert(
    fc.asyncProperty(validPartsFor(call), async (validParts) => {
      const createRequest: Attempt['createRequest'] = ({ transport }, parts) =>
        buildRequest(transport, { call, ...parts })
      await runAttempt({ call, context: { as: null, parts: validParts }, createRequest, expectedStatuses: [401] })
    }),
    { seed: SEED, numRuns: 2 },
  )
})

test('every call accepts at least one random request', () => {
  expect(allCalls.map(({ name }) => name).filter((name) => !acceptedCalls.has(name))).toEqual([])
})
