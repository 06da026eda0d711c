/**
 * Runs all checks: logs in and finds out how much of the seed the backend has. Then checks authentication, fixture cases and
 * flows call by call, and finally the events that no case has waited for.
 */
import type { Call } from '../../src/api/core/call'
import { type CallName, calls } from '../../src/api/calls'
import { failed, PASSED, skipped, type Verdict } from './events'
import { flows } from './flows'
import { withUniqueNames } from './uniqueNames'
import { checkChannelAuth, checkWithoutSession, checkWithoutToken } from './authChecks'
import { checkSessionCookie, checkTokenCookie } from './cookieChecks'
import { createListeners } from './listeners'
import { MAIN, type VerifyOptions } from './options'
import { createPeople } from './people'
import { connectionProblem } from './firstContact'
import { formatStep, plannedChecks, stepOfResult } from './progress'
import { LIVE_STEP, type Step, stepOfCalls, stepOfCase } from '../../fixtures/contract/steps'
import { callOrder, casesOf, NOTED_CASES, reasonToSkipAuthChecks, reasonToSkip } from './plan'
import { checkReceivedEvents } from './receivedEvents'
import { checkStreamPace } from './streamPace'
import { cleanUp, type Result, type Run } from './run'
import { runCase } from './runCase'
import { runFlow } from './runFlow'
import { careVerdict } from './safeguarding'
import { contractCases } from '@mocks/ai/safeguarding/contractCases'
import { inspectSeed, type SeedState } from './backendSeed'

export type Report = {
  state: SeedState
  results: Result[]
  /** Records that a clean-up of the run could not remove, as text. */
  notRemoved: string[]
  /** What the run has changed in accounts for good, a sentence each. */
  lastingChanges: string[]
}

/** Thrown if the backend does not respond or the main account cannot log in. `report` has the failure as its only result. */
export class UnreachableError extends Error {
  readonly report: Report
  constructor(message: string) {
    super(message)
    const difference = { path: '', message }
    const result: Result = { call: 'login', name: 'the run begins', step: 1, outcome: 'failed', difference, took: 0 }
    this.report = { state: 'unseeded', results: [result], notRemoved: [], lastingChanges: [] }
  }
}

/** Describes a login that failed, the progress of such a backend and its first task. */
function loginFailure(options: VerifyOptions, username: string, problem: string): UnreachableError {
  const { baseUrl } = options
  const progress = formatStep({ step: 1, passed: 0, total: plannedChecks(options), skipped: 0 })
  const { method, path, status } = calls.login
  return new UnreachableError(
    [
      `${username} cannot log in at ${baseUrl}: ${problem}`,
      progress,
      `first thing to do: answer ${method} ${baseUrl}/${path} with ${status}, as in the case "${casesOf('login')?.[0]?.name ?? ''}" of login.json (--username and --password name another account)`,
    ].join('\n'),
  )
}

const toVerdict = (difference: Result['difference']): Verdict => (difference ? failed(difference) : PASSED)

/** Returns the control URL of the mock server, or undefined for any other backend. */
async function findControlUrl(baseUrl: string): Promise<string | undefined> {
  const controlUrl = new URL('/__mock/', baseUrl).href
  try {
    const response = await fetch(`${controlUrl}state`, { signal: AbortSignal.timeout(5000) })
    return typeof ((await response.json()) as { scenario?: unknown }).scenario === 'string' ? controlUrl : undefined
  } catch {
    return undefined
  }
}

const socketAddress = (baseUrl: string) => new URL(baseUrl).origin.replace(/^http/, 'ws')

/** After this time in ms without an event, the backend's queue counts as empty. No late event is missed then. */
const LATE_EVENTS_MS = 300

/** Turns a failure into a note if the backend may decide the rule. */
const withNotes = (call: CallName, name: string, verdict: Verdict): Verdict => {
  const reason = NOTED_CASES[call]?.[name]
  return reason && verdict.outcome === 'failed' ? { ...verdict, outcome: 'noted', reason } : verdict
}

/**
 * Verifies a backend.
 * @throws UnreachableError if the address does not respond or the main account cannot log in
 */
export async function verifyBackend(options: VerifyOptions): Promise<Report> {
  const { baseUrl, accounts, eventTimeout = 5000, responseTimeout = 30_000, isReadOnly = false } = options
  const origin = options.origin ?? new URL(baseUrl).origin
  const controlUrl = await findControlUrl(baseUrl)
  const people = createPeople(
    { baseUrl, origin, responseTimeout },
    accounts ?? {},
    !accounts || controlUrl !== undefined,
  )
  const lastStep = options.step ?? 6
  const liveAddress = options.realtime ?? (controlUrl ? socketAddress(baseUrl) : undefined)
  const realtime = lastStep < LIVE_STEP ? undefined : liveAddress
  const pusherConfig = realtime ? { url: realtime, key: options.key ?? 'heartboard' } : undefined

  const main = await people.find(MAIN).catch((cause: unknown) => {
    throw new UnreachableError(connectionProblem(cause, { baseUrl, environment: process.env }))
  })
  if (!main) throw loginFailure(options, people.accountOf(MAIN)?.username ?? MAIN, people.problemOf(MAIN))

  const copiedCards: Run['createdCards'] = new Map()
  const backendSeed = await inspectSeed(people, {
    isReadOnly,
    onCardCreated: (id, owner) => void copiedCards.set(id, owner),
  })
  const listeners = pusherConfig && createListeners(pusherConfig, eventTimeout)
  const run: Run = {
    options,
    people,
    backendSeed,
    listeners,
    controlUrl,
    undoSteps: [],
    notRemoved: [],
    createdCards: new Map(),
    createdAccounts: [],
    lastingChanges: new Set(),
    copiedCards,
  }

  const results: Result[] = []
  let isAborted = false

  /**
   * Runs a check and records its duration and verdicts. A check that throws, because the backend does not respond, counts as a
   * failure. Checks of steps after the last one are not run.
   */
  const record = async (
    call: CallName,
    name: string,
    work: () => Promise<Verdict | Verdict[]>,
    step: Step = stepOfCalls([call]),
  ) => {
    if (isAborted || step > lastStep) return
    const started = performance.now()
    const verdicts = await work().catch(
      (cause: unknown): Verdict => toVerdict({ path: '', message: `no response: ${String(cause)}` }),
    )
    for (const verdict of [verdicts].flat()) {
      const result: Result = {
        call,
        name,
        step,
        ...withNotes(call, name, verdict),
        took: Math.round(performance.now() - started),
      }
      if (stepOfResult(result) <= lastStep) results.push(result)
      if (options.isBail && result.outcome === 'failed') isAborted = true
    }
  }

  async function verifyAuth(name: CallName, example: NonNullable<ReturnType<typeof casesOf>>[number]) {
    const call: Call = calls[name]
    const reason = reasonToSkipAuthChecks(name, options)
    const unlessSkipped = (work: () => Promise<Result['difference']>) => async () =>
      reason ? skipped(reason) : toVerdict(await work())
    if (!call.isPublic) {
      await record(
        name,
        '401 without a session',
        unlessSkipped(() => checkWithoutSession(people, name, example)),
      )
    }
    if (call.method !== 'GET' && main) {
      await record(
        name,
        '419 without the anti-forgery token',
        unlessSkipped(() => checkWithoutToken(run, name, example, main)),
      )
    }
  }

  try {
    for (const name of callOrder(options.only)) {
      const cases = casesOf(name) ?? []
      if (cases[0]) await verifyAuth(name, cases[0])
      else await record(name, 'cases', async () => skipped('has no fixture'))
      for (const example of cases) {
        const reason = reasonToSkip(name, example, options)
        await record(
          name,
          example.name,
          async () => (reason ? skipped(reason) : runCase(run, name, withUniqueNames(name, example))),
          stepOfCase(name, example),
        )
      }
      for (const flow of flows.filter(({ call }) => call === name)) {
        const isWriting = flow.steps.some(({ call }) => (calls[call] as Call).method !== 'GET')
        await record(
          name,
          flow.name,
          async () => (isReadOnly && isWriting ? skipped('writes (--read-only)') : runFlow(run, flow)),
          stepOfCalls(flow.steps.map((step) => step.call)),
        )
      }
      if (name === 'login') {
        await record(name, 'the page can read the anti-forgery token', async () =>
          toVerdict(await checkTokenCookie(people, main)),
        )
        await record(name, 'the session cookie is HttpOnly and SameSite', async () =>
          toVerdict(await checkSessionCookie(people, main)),
        )
      }
      const request = name === 'askMagic' && cases[0]?.request
      if (request) {
        await record(name, 'a reply arrives while it is written', async () =>
          isReadOnly ? skipped('writes (--read-only)') : toVerdict(await checkStreamPace(main, request)),
        )
        for (const question of contractCases) {
          await record(name, `“${question}” is answered with care`, async () =>
            isReadOnly ? skipped('writes (--read-only)') : careVerdict(run, main, question),
          )
        }
      }
      if (name === 'authorizeChannel' && pusherConfig) {
        for (const check of await checkChannelAuth(people, pusherConfig)) {
          await record(name, check.name, async () =>
            check.reason ? skipped(check.reason) : toVerdict(check.difference),
          )
        }
      }
    }
    await listeners?.waitUntilQuiet(LATE_EVENTS_MS)
    results.push(...checkReceivedEvents(listeners, results))
  } finally {
    for (const [id, owner] of copiedCards) run.createdCards.set(id, owner)
  }
  await listeners?.waitUntilQuiet(LATE_EVENTS_MS)
  await cleanUp(run)
  listeners?.close()
  return { state: backendSeed.state, results, notRemoved: run.notRemoved, lastingChanges: [...run.lastingChanges] }
}
