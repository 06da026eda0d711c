// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSchoolServer, type SchoolServer } from '../../mocks/httpServer'
import { createDeviatingServer } from './deviatingServer'
import { deviations } from './deviations'
import { explain } from './report'
import type { Result } from './run'
import { verifyBackend } from './verifyBackend'

/** ms. Short, because what does not come within it never comes here. */
const EVENT_TIMEOUT = 800

let server: SchoolServer
beforeAll(async () => {
  server = await createSchoolServer({ port: 0, streamPace: 0, queuePace: 0.3 })
})
beforeEach(() => server.school.reset())
afterAll(() => server.close())

const apiOn = (port: number) => `http://localhost:${port}/api`
const failuresOf = (results: Result[]) => results.filter(({ outcome }) => outcome === 'failed')

test('the pretend school keeps to the contract, and is left as it was', { timeout: 120_000 }, async () => {
  const baseUrl = apiOn(server.port)
  const { results, left } = await verifyBackend({ baseUrl, eventTimeout: EVENT_TIMEOUT })
  expect(failuresOf(results).map(explain)).toEqual([])
  expect(left).toEqual([])
  const again = await verifyBackend({ baseUrl, isReadOnly: true })
  expect(failuresOf(again.results).map(explain)).toEqual([])
  expect(again.state).toBe('untouched')
})

test.each(deviations)('$name: it is found', async ({ only, finds, ...alterations }) => {
  const deviating = await createDeviatingServer(server.port, alterations)
  try {
    const baseUrl = apiOn(deviating.port)
    const { results } = await verifyBackend({ baseUrl, only, eventTimeout: EVENT_TIMEOUT })
    const found = failuresOf(results).filter(({ call, event }) =>
      finds.event ? event === finds.event : call === finds.call && event === undefined,
    )
    expect(found.map(explain).join('\n'), JSON.stringify(failuresOf(results))).toContain(finds.about)
  } finally {
    await deviating.close()
  }
})
