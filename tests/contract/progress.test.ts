import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { calls } from '../../src/api/calls'
import { steps } from '../../fixtures/contract/steps'
import { firstFailure, formatStep, plannedChecks, progressOf } from './progress'
import type { Result } from './run'
import { startVerifiedServer } from './verifiedServer'
import { verifyBackend } from './verifyBackend'

test('every call belongs to exactly one step', () => {
  expect(
    Object.values(steps)
      .flatMap((step) => step.calls)
      .sort(),
  ).toEqual(Object.keys(calls).sort())
})

const result = (step: Result['step'], outcome: Result['outcome'], event?: string): Result => ({
  call: 'getCards',
  name: `${step} ${outcome}`,
  step,
  outcome,
  event,
  took: 1,
})

test('results are counted by step: events from step 4 on, notes as passed, skipped ones apart', () => {
  const results = [
    result(2, 'passed'),
    result(2, 'failed'),
    result(2, 'noted'),
    result(2, 'skipped'),
    result(2, 'failed', 'cards format.created'),
    result(5, 'passed', 'magic token'),
    result(1, 'failed'),
  ]
  expect(progressOf(results, {}).map(formatStep)).toEqual([
    'step 1, sign in: 0 of 1',
    'step 2, board: 2 of 3 (1 skipped)',
    'step 4, live events: 0 of 1',
    'step 5, chat: 1 of 1',
  ])
  expect(progressOf(results, { step: 2 })).toHaveLength(2)
  expect(firstFailure(results)?.name).toBe('1 failed')
})

test('--step 2 sends only what the steps 1 and 2 know, and counts step 1 as an empty server does', {
  timeout: 60_000,
}, async () => {
  const { port, mockServer, close } = await startVerifiedServer()
  onTestFinished(close)
  const options = { baseUrl: `http://localhost:${port}/api`, step: 2 } as const
  const { results } = await verifyBackend(options)
  const progress = progressOf(results, options)
  expect(progress.map(({ step, passed, total }) => [step, passed === total && total > 20])).toEqual([
    [1, true],
    [2, true],
  ])
  expect(progress[0]?.total).toBe(plannedChecks(options))
  const known = new Set<string>([...steps[1].calls, ...steps[2].calls])
  const sent = new Set(mockServer.requestLog.entries().flatMap(({ call }) => call ?? []))
  expect([...sent].filter((name) => !known.has(name))).toEqual([])
})

test('a server without a login is at 0 of step 1 and is told the first thing to do', async () => {
  const server = createServer(
    (_, response) => void response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}'),
  )
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const run = verifyBackend({ baseUrl: `http://localhost:${port}/api`, step: 1 })
  await expect(run).rejects.toThrow(
    new RegExp(
      `login returned 404: \\{\\}\\nstep 1, sign in: 0 of ${plannedChecks({ baseUrl: '', step: 1 })}\\nfirst thing to do: answer POST http://localhost:${port}/api/`,
    ),
  )
})
