/**
 * The mock server: one database, one broadcaster, one scenario. The browser's worker, the in-process transport of tests and stories, and
 * the HTTP server each hand requests and sockets to the same functions.
 */
import type { Channel, EventsOf } from '../../src/api/channels'
import type { Call } from '../../src/api/core/call'
import type { Db } from '../db/tables'
import type { ScenarioName } from '../scenarios/scenarios'
import type { Fault, FaultDecision } from './faults'
import type { PusherServer } from './pusher'
import type { RequestLog } from './requestLog'
import type { ResponseWithCookies } from './respond'

/** An event on its way to everybody who listens, other tabs included. */
export type Broadcast = { channel: string; event: string; payload: unknown }

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
  requestLog: RequestLog
  /** Everything back to the authored world; sessions end. */
  reset: () => void
  /** Stops timers, streams and sockets. */
  close: () => void
}
