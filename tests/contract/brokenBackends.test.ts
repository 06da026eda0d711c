// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMockHttpServer, type MockHttpServer } from '../../mocks/runtimes/httpServer'
import { createFaultyProxy } from './faultyProxy'
import { brokenBackends } from './brokenBackends'
import { formatFailure } from './report'
import type { Result } from './run'
import { verifyBackend } from './verifyBackend'

/** ms. Short, because what does not come within it never comes here. */
const EVENT_TIMEOUT = 800

let server: MockHttpServer
beforeAll(async () => {
  server = await createMockHttpServer({ port: 0, streamIntervalMs: 0, jobDelayFactor: 0.3 })
})
beforeEach(() => server.mockServer.reset())
afterAll(() => server.close())

const apiOn = (port: number) => `http://localhost:${port}/api`
const failuresOf = (results: Result[]) => results.filter(({ outcome }) => outcome === 'failed')

test('the pretend school keeps to the contract, and is left as it was', { timeout: 120_000 }, async () => {
  const baseUrl = apiOn(server.port)
  const { results, notRemoved } = await verifyBackend({ baseUrl, eventTimeout: EVENT_TIMEOUT })
  expect(failuresOf(results).map(formatFailure)).toEqual([])
  expect(notRemoved).toEqual([])
  const secondRun = await verifyBackend({ baseUrl, isReadOnly: true })
  expect(failuresOf(secondRun.results).map(formatFailure)).toEqual([])
  expect(secondRun.state).toBe('pristine')
})

test.each(brokenBackends)('$name: it is found', async ({ only, expectedFailure, ...faults }) => {
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
