/**
 * The mock server: a database, a broadcaster, a scenario. All runtimes (service worker, in-process transport, HTTP server)
 * pass requests and sockets to the same functions.
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
  /** ms between two events of a streamed reply, suggestion or card. */
  streamIntervalMs: number
  /** Faults in addition to the scenario's, with precedence. */
  faults: readonly Fault[]
  /** Chooses the requests of a fault with `every`. */
  faultSeed: number
  dailyQuota: number
  /** Number of sparks and of kinds of ideas under load (`?sparks=200`, `?ideas=60`); 0: those of the seed. */
  generated: Readonly<{ sparks: number; ideas: number }>
  /** Broadcasts an event of the contract to all subscribers of a channel; typed by `src/api/channels.ts`. */
  emit: <C extends Channel, Name extends keyof EventsOf<C> & string>(
    channel: C,
    params: Record<string, string | number>,
    event: Name,
    payload: EventsOf<C>[Name],
  ) => void
  /** Broadcasts any event, also outside of the contract, to a channel by wire name. */
  broadcast: (broadcast: Broadcast) => void
  /** Runs a job after a delay (ms), like a queue worker; dropped by `close`. A job with a promise is pending until settled. */
  enqueueJob: (ms: number, work: () => unknown) => void
  /** True if no job is waiting or running. */
  isQueueEmpty: () => boolean
  /** Resolves after `ms`, or at once on abort of the signal or close of the mock server. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  requestLog: RequestLog
  /** Restores the seed and closes all sockets. All sessions end; the scenario stays. */
  reset: () => void
  /** Stops timers, streams and sockets. */
  close: () => void
}
