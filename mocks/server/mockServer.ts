/**
 * The pretend school server: one database, one broadcaster, one situation. The browser's worker, the in-process transport of
 * tests and stories, and the server on a port each bring requests and sockets to the same functions.
 */
import { type Channel, channelName, type EventsOf } from '../../src/api/channels'
import type { Call } from '../../src/api/core/call'
import type { CallName } from '../../src/api/core/calls'
import { type HandlerLoaders, handleRequest } from './router'
import { type Change, createDb, type Db, type Seed } from '../db/tables'
import { createFaultInjector, type Fault, type FaultDecision } from './faults'
import { createPusherServer, type PusherServer } from './pusher'
import type { ResponseWithCookies } from './respond'
import { type Scenario, type ScenarioName, scenarios } from '../scenarios/scenarios'

/** One line of the request journal. What is not known yet, while the call runs, is empty. */
export type RequestLogEntry = {
  id: number
  method: string
  path: string
  call?: CallName
  /** Username of who asked; empty for a visitor. */
  as?: string
  scenario: ScenarioName
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  status?: number | string
  /** ms. */
  durationMs?: number
  /** The body of the answer; of a stream its events, of a picture its content type. */
  responseBody?: unknown
}

/** What the journal learns of a request on its way. */
type RequestLogWriter = {
  addDetails: (parts: Pick<RequestLogEntry, 'params' | 'query' | 'body'>) => void
  end: (status: number | string, responseBody?: unknown) => void
}

/** An event on its way to everybody who listens, other tabs included. */
export type Broadcast = { channel: string; event: string; payload: unknown }

export type MockServerOptions = {
  seed: Seed
  handlers: HandlerLoaders
  scenario?: ScenarioName
  /** ms before every answer. */
  latency?: number
  /** ms between the events of a streamed reply. */
  streamIntervalMs?: number
  /** Times the delays of `later`: 1 as written, 0 at once. */
  jobDelayFactor?: number
  /** AI calls of a person on one day before 429 (chat 9: 'its size: not shown'). */
  dailyQuota?: number
  /** Resolves when there is time for what is heavy and not needed to read a page: the drawing of pictures. */
  whenIdle?: () => Promise<void>
  /** App key of the broadcaster. */
  realtimeKey?: string
  /** The school's clock. */
  now?: () => Date
  onChange?: (change: Change) => void
  onBroadcast?: (broadcast: Broadcast) => void
}

export type MockServer = {
  db: Db
  pusher: PusherServer
  handle: (request: Request, path: string, cookies: string) => Promise<ResponseWithCookies>
  now: () => Date
  /** What the next request of a call meets. */
  decideFault: (call: Call) => FaultDecision
  scenario: () => ScenarioName
  setScenario: (name: ScenarioName) => void
  /** ms before every answer; the scenario's own come on top. */
  latency: number
  /** ms between the events of a streamed reply. */
  streamIntervalMs: number
  /** What goes wrong beside the scenario. */
  faults: readonly Fault[]
  /** Which requests a fault hits that does not hit all. */
  faultSeed: number
  dailyQuota: number
  whenIdle: () => Promise<void>
  /** Emits an event of the contract to a channel, for everybody who listens. */
  emit: <C extends Channel, Name extends keyof EventsOf<C> & string>(
    channel: C,
    params: Record<string, string | number>,
    event: Name,
    payload: EventsOf<C>[Name],
  ) => void
  /** Sends what may or may not be an event of the contract, to a channel by its name on the wire. */
  broadcast: (broadcast: Broadcast) => void
  /** Does something a little later, as a queue worker would; forgotten when the school closes. A promise is work that goes on. */
  enqueueJob: (ms: number, work: () => unknown) => void
  /** True while nothing that `later` was given is still to be done, or being done. */
  isQueueEmpty: () => boolean
  /** Resolves after some ms, or at once when the signal aborts or the school closes. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  requestLog: {
    begin: (request: Pick<RequestLogEntry, 'method' | 'path' | 'call' | 'as'>) => RequestLogWriter
    entries: () => readonly RequestLogEntry[]
    clear: () => void
    onEntry: (listener: () => void) => () => void
  }
  /** Everything back to the authored world; sessions end. */
  reset: () => void
  /** Stops timers, streams and sockets. */
  close: () => void
}

const REQUEST_LOG_LENGTH = 200
const DAILY_QUOTA = 200

/** Opens a school. */
export function createMockServer(options: MockServerOptions): MockServer {
  const {
    seed,
    handlers,
    latency = 0,
    streamIntervalMs = 30,
    realtimeKey = 'heartboard',
    now = () => new Date(),
  } = options
  const { onChange, onBroadcast, jobDelayFactor = 1, dailyQuota = DAILY_QUOTA } = options
  let scenarioName: ScenarioName = options.scenario ?? 'normal'
  const scenario = (): Scenario => scenarios[scenarioName]

  const db = createDb(seed, onChange)
  const pusher = createPusherServer({ key: realtimeKey, secret: 'a pretend secret' })
  const shutdown = new AbortController()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const entries: RequestLogEntry[] = []
  let pendingJobs = 0
  const listeners = new Set<() => void>()
  const faultInjector = createFaultInjector()
  let entryCount = 0

  const broadcast = (sent: Broadcast) => {
    pusher.publish(sent.channel, sent.event, sent.payload)
    onBroadcast?.(sent)
  }

  const enqueueJob = (ms: number, work: () => unknown) => {
    pendingJobs += 1
    const timer = setTimeout(() => {
      timers.delete(timer)
      Promise.resolve(work())
        .catch((cause: unknown) => console.error('Work of the pretend school failed:', cause))
        .finally(() => {
          pendingJobs -= 1
        })
    }, ms * jobDelayFactor)
    timers.add(timer)
  }

  const begin = () => {
    pusher.setDown(Boolean(scenario().isSocketDown))
    if (scenario().isBoardEmpty) for (const { id } of [...db.cards.all()]) db.cards.remove(id)
  }

  const mockServer: MockServer = {
    db,
    pusher,
    now,
    latency,
    streamIntervalMs,
    faults: [],
    faultSeed: 1,
    dailyQuota,
    whenIdle: options.whenIdle ?? (() => Promise.resolve()),
    handle: (request, path, cookies) => handleRequest(mockServer, handlers, request, path, cookies),
    decideFault(call) {
      const { delay, fault } = faultInjector.next(
        call,
        [...mockServer.faults, ...(scenario().faults ?? [])],
        mockServer.faultSeed,
      )
      return { delay: mockServer.latency + (scenario().latency ?? 0) + delay, fault }
    },
    scenario: () => scenarioName,
    setScenario(name) {
      if (scenario().isBoardEmpty) for (const card of seed.cards ?? []) db.cards.set(card)
      scenarioName = name
      faultInjector.restart()
      begin()
    },
    emit(channel, params, event, payload) {
      broadcast({ channel: channelName(channel, params), event, payload })
    },
    broadcast,
    enqueueJob,
    isQueueEmpty: () => pendingJobs === 0,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted || shutdown.signal.aborted) return resolve()
        const done = () => {
          clearTimeout(timer)
          timers.delete(timer)
          signal?.removeEventListener('abort', done)
          shutdown.signal.removeEventListener('abort', done)
          resolve()
        }
        const timer = setTimeout(done, ms)
        timers.add(timer)
        signal?.addEventListener('abort', done)
        shutdown.signal.addEventListener('abort', done)
      }),
    requestLog: {
      begin(request) {
        const started = performance.now()
        entryCount += 1
        const entry: RequestLogEntry = { id: entryCount, scenario: scenarioName, ...request }
        entries.push(entry)
        if (entries.length > REQUEST_LOG_LENGTH) entries.shift()
        const notifyListeners = () => {
          for (const listener of listeners) listener()
        }
        notifyListeners()
        return {
          addDetails: (parts) => void Object.assign(entry, parts),
          end(status, responseBody) {
            entry.status = status
            entry.responseBody = responseBody
            entry.durationMs = Math.round(performance.now() - started)
            notifyListeners()
          },
        }
      },
      entries: () => entries,
      clear() {
        entries.length = 0
        for (const listener of listeners) listener()
      },
      onEntry(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    reset() {
      db.reset()
      pusher.dropAll(4200)
    },
    close() {
      shutdown.abort()
      for (const timer of timers) clearTimeout(timer)
      pusher.dropAll(4000)
    },
  }
  begin()
  return mockServer
}
