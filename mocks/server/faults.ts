import type { Call, ErrorBody } from '../../src/api/core/call'
import { type ChannelName, channels } from '../../src/api/channels'
import type { CallName } from '../../src/api/calls'

/** Selects the calls that a fault affects: named calls, all calls that use the AI quota, or all writes. */
type Target = CallName[] | 'ai' | 'writes'

/**
 * A failure that the mock server injects. Without `calls`, `offline` affects every call. Other faults then spare logout and
 * public calls.
 */
export type Fault = {
  calls?: Target
  /** Affects one of every n requests of a call, but never the first, so that pages can load. `faultSeed` decides which one. */
  every?: number
} & (
  | ({ kind: 'status'; status: number } & ErrorBody)
  /** Responds with success and this body instead of the handler's result. */
  | { kind: 'respond'; body: unknown }
  | { kind: 'delay'; ms: number }
  | { kind: 'offline' }
  | { kind: 'brokenBody' }
  /** `afterEvents`: events before the fault, 12 by default. A shorter stream fails instead of its `end` event. */
  | { kind: 'streamCut' | 'streamWithoutEnd' | 'streamError'; afterEvents?: number }
)

/** A fault of the live connection: of the events of a channel, or of one named event; or a channel that nobody may join. */
export type LiveFault = { channel: ChannelName; event?: string } & (
  | { kind: 'eventLost' | 'eventDoubled' | 'channelRefused' }
  /** Sends the event `ms` later; later events of the channel are sent in time. */
  | { kind: 'eventLate'; ms: number }
)

/** Pattern of a channel's name on the wire, with a group for each parameter. */
export const channelPattern = (name: string): RegExp =>
  new RegExp(`^${name.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^.]+)')}$`)

/** First fault that hits an event on a channel, given by wire name; for a refused channel without an event. */
export const findLiveFault = (
  faults: readonly LiveFault[],
  { channel, event }: { channel: string; event?: string },
): LiveFault | undefined =>
  faults.find(
    (fault) =>
      (fault.kind === 'channelRefused') === (event === undefined) &&
      (fault.event === undefined || fault.event === event) &&
      channelPattern(channels[fault.channel].name).test(channel),
  )

/** Delay (ms) and optional fault of a request. */
export type FaultDecision = { delay: number; fault?: Fault }

const isWrite = ({ method, isPublic, name }: Call) =>
  method !== 'GET' && !isPublic && name !== 'logout' && name !== 'authorizeChannel'

function appliesTo({ calls, kind }: Fault, call: Call): boolean {
  if (calls === 'ai') return call.isAi === true
  if (calls === 'writes') return isWrite(call)
  if (calls) return calls.includes(call.name as CallName)
  return kind === 'offline' || (!call.isPublic && call.name !== 'logout')
}

/**
 * Creates the injector that decides which requests fail. The seed and the call's request count decide, so a run can be
 * repeated.
 */
export function createFaultInjector() {
  const counts = new Map<string, number>()

  const isDue = ({ every = 1 }: Fault, { name }: Call, count: number, seed: number) =>
    every < 2 || count % every === 1 + ((seed + name.length) % (every - 1))

  return {
    next(call: Call, faults: readonly Fault[], seed: number): FaultDecision {
      const key = `${seed} ${call.name}`
      const count = counts.get(key) ?? 0
      counts.set(key, count + 1)
      const due = faults.filter((fault) => appliesTo(fault, call) && isDue(fault, call, count, seed))
      return {
        delay: due.reduce((sum, fault) => sum + (fault.kind === 'delay' ? fault.ms : 0), 0),
        fault: due.find(({ kind }) => kind !== 'delay'),
      }
    },
    restart: () => counts.clear(),
  }
}

/** Returns a fault that responds with a status and an error body. Without a message, the app shows its own text. */
export const failWith = (
  calls: Target | undefined,
  status: number,
  message = '',
  more: Omit<ErrorBody, 'message'> = {},
): Fault => ({ kind: 'status', status, message, calls, ...more })

/** Returns a fault that responds with the call's success status and the given body. */
export const respondWith = (calls: CallName[], body: unknown): Fault => ({ kind: 'respond', calls, body })

/** Returns a fault that responds with 422 and a validation error for one field, in Laravel's format (D-1202). */
export const failWithField = (calls: CallName[], field: string, message: string): Fault =>
  failWith(calls, 422, message, { errors: { [field]: [message] } })
