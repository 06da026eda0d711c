import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMockHttpServer, type MockHttpServer } from '../../mocks/runtimes/httpServer'
import { createFaultyProxy } from './faultyProxy'
import { brokenBackends } from './brokenBackends'
import { formatFailure } from './report'
import type { Result } from './run'
import { verifyBackend } from './verifyBackend'

/** ms. Short, because some faults suppress the event and the whole timeout is spent. */
const EVENT_TIMEOUT = 800

let server: MockHttpServer
beforeAll(async () => {
  server = await createMockHttpServer({ port: 0, streamIntervalMs: 0, jobDelayFactor: 0.05 })
})
beforeEach(() => server.mockServer.reset())
afterAll(() => server.close())

/** One broken backend of each kind; all of them with FULL_TESTS=1. */
const testedBackends = Object.values(brokenBackends).flatMap((backends) =>
  process.env.FULL_TESTS ? backends : backends.slice(0, 1),
)

const apiOn = (port: number) => `http://localhost:${port}/api`
const failuresOf = (results: Result[]) => results.filter(({ outcome }) => outcome === 'failed')

test('the mock server fulfils the contract and is left unchanged', { timeout: 120_000 }, async () => {
  const baseUrl = apiOn(server.port)
  const { results, notRemoved } = await verifyBackend({ baseUrl })
  expect(failuresOf(results).map(formatFailure)).toEqual([])
  expect(notRemoved).toEqual([])
  const secondRun = await verifyBackend({ baseUrl, isReadOnly: true })
  expect(failuresOf(secondRun.results).map(formatFailure)).toEqual([])
  expect(secondRun.state).toBe('pristine')
})

test.each(testedBackends.map((backend) => [backend.name, backend] as const))('reports %s', async (_, backend) => {
  const { only, expectedFailure, ...faults } = backend
  const proxy = await createFaultyProxy(server.port, faults)
  try {
    const baseUrl = apiOn(proxy.port)
    const { results } = await verifyBackend({ baseUrl, only, eventTimeout: EVENT_TIMEOUT })
    const found = failuresOf(results).filter(({ call, event }) =>
      expectedFailure.event ? event === expectedFailure.event : call === expectedFailure.call && event === undefined,
    )
    expect(found.map(formatFailure).join('\n'), JSON.stringify(failuresOf(results))).toContain(expectedFailure.text)
  } finally {
    await proxy.close()
  }
})
