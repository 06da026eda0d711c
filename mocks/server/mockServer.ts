/**
 * The mock server: one database, one broadcaster, one scenario. The service worker of the browser, the in-process transport of tests
 * and stories, and the HTTP server all pass requests and sockets to the same functions.
 */
import type { Channel, EventsOf } from '../../src/api/channels'
import type { Call } from '../../src/api/core/call'
import type { Db } from '../db/tables'
import type { ScenarioName } from '../scenarios/scenarios'
import type { Fault, FaultDecision } from './faults'
import type { PusherServer } from './pusher'
import type { RequestLog } from './requestLog'
import type { ResponseWithCookies } from './respond'

/** An event sent to all subscribers of a channel, other tabs included. */
export type Broadcast = { channel: string; event: string; payload: unknown }

export type MockServer = {
  db: Db
  pusher: PusherServer
  handle: (request: Request, path: string, cookies: string) => Promise<ResponseWithCookies>
  now: () => Date
  /** Delay and fault of the next request of a call. */
  decideFault: (call: Call) => FaultDecision
  scenario: () => ScenarioName
  setScenario: (name: ScenarioName) => void
  /** ms before every response; the scenario's latency is added. */
  latency: number
  /** ms between the events of a streamed reply. */
  streamIntervalMs: number
  /** Faults in addition to the scenario's; they take precedence. */
  faults: readonly Fault[]
  /** Decides which requests a fault with `every` applies to. */
  faultSeed: number
  dailyQuota: number
  /** Broadcasts an event of the contract to all subscribers of a channel; typed by `src/api/channels.ts`. */
  emit: <C extends Channel, Name extends keyof EventsOf<C> & string>(
    channel: C,
    params: Record<string, string | number>,
    event: Name,
    payload: EventsOf<C>[Name],
  ) => void
  /** Broadcasts any event, in the contract or not, to a channel by its name on the wire. */
  broadcast: (broadcast: Broadcast) => void
  /** Runs a job after a delay in ms, like a queue worker; dropped by `close`. A job that returns a promise is pending until it settles. */
  enqueueJob: (ms: number, work: () => unknown) => void
  /** True when no job is waiting or running. */
  isQueueEmpty: () => boolean
  /** Resolves after some ms, or at once when the signal aborts or the mock server is closed. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  requestLog: RequestLog
  /** Restores the seed; all sessions end. */
  reset: () => void
  /** Stops timers, streams and sockets. */
  close: () => void
}
