/**
 * The mock server: a database, a broadcaster and a scenario. The service worker, the in-process transport and the HTTP server
 * all pass requests and sockets to these functions.
 */
import type { Channel, EventsOf } from '../../src/api/channels'
import type { Call } from '../../src/api/core/call'
import type { Db } from '../db/tables'
import type { ScenarioName } from '../scenarios/scenarios'
import type { Fault, FaultDecision, LiveFault } from './faults'
import type { PusherServer } from './pusher'
import type { RequestLog } from './requestLog'
import type { ResponseWithCookies } from './respond'

/** An event that is sent to all subscribers of a channel, also in other tabs. */
export type Broadcast = { channel: string; event: string; payload: unknown }

/** Called with the bytes of an upload that have arrived. */
export type OnReceived = (receivedBytes: number, totalBytes: number) => void

export type MockServer = {
  db: Db
  pusher: PusherServer
  handle: (request: Request, path: string, cookies: string, onReceived?: OnReceived) => Promise<ResponseWithCookies>
  /**
   * Takes as long as an upload at the speed of the scenario.
   * @returns false if the scenario breaks the upload half way
   */
  receiveUpload: (bytes: number, signal: AbortSignal, onReceived?: OnReceived) => Promise<boolean>
  now: () => Date
  decideFault: (call: Call) => FaultDecision
  scenario: () => ScenarioName
  setScenario: (name: ScenarioName) => void
  /** Delay in ms before every response. The scenario's latency is added to it. */
  latency: number
  /** Delay in ms between two events of a streamed reply, suggestion or card. */
  streamIntervalMs: number
  /** Faults that apply before the faults of the scenario. */
  faults: readonly Fault[]
  /** Faults of the live connection in addition to the scenario's, with precedence. */
  liveFaults: readonly LiveFault[]
  /** True while a fault refuses a channel, given by wire name. */
  isChannelRefused: (channel: string) => boolean
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
  /** Broadcasts any event, even one outside the contract, to a channel given by its wire name. */
  broadcast: (broadcast: Broadcast) => void
  /**
   * Runs a job after a delay in ms, like a queue worker; `close` cancels waiting jobs. A job with a promise counts as running
   * until the promise settles.
   */
  enqueueJob: (ms: number, work: () => unknown) => void
  isQueueEmpty: () => boolean
  /** Resolves after `ms`. Resolves at once if the signal aborts or the mock server closes. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  requestLog: RequestLog
  /** Restores the seed, which ends all sessions, and closes all sockets. The scenario stays. */
  reset: () => void
  /** Stops all timers and streams and closes all sockets. */
  close: () => void
}
