import type { Call, ErrorBody } from '../../src/api/core/call'
import type { CallName } from '../../src/api/calls'

/** The calls of a fault: some by name, all calls of the AI quota, or all writes. */
type Target = CallName[] | 'ai' | 'writes'

/** An injected fault. Without `calls`, `offline` hits every call, any other fault every call but public calls and logout. */
export type Fault = {
  calls?: Target
  /** Hits one of every n requests of a call, never the first: pages must load. `faultSeed` chooses the requests. */
  every?: number
} & (
  | ({ kind: 'status'; status: number } & ErrorBody)
  /** A successful response with a fixed body instead of the handler's result. */
  | { kind: 'respond'; body: unknown }
  /** Adds `ms` to the response time. */
  | { kind: 'delay'; ms: number }
  | { kind: 'offline' }
  | { kind: 'brokenBody' }
  /** A response with the first item of its list only. */
  | { kind: 'oneItem' }
  /** `afterEvents`: events before the fault, 12 by default. A shorter stream fails instead of its `end` event. */
  | { kind: 'streamCut' | 'streamWithoutEnd' | 'streamError'; afterEvents?: number }
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

/** Decides faults from the seed and the number of earlier requests of the call, so that a run can be repeated. */
export function createFaultInjector() {
  const counts = new Map<string, number>()

  const isDue = ({ every = 1 }: Fault, { name }: Call, count: number, seed: number) =>
    every < 2 || count % every === 1 + ((seed + name.length) % (every - 1))

  return {
    /** Decides about the next request of a call. */
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
    /** Resets the request counts. */
    restart: () => counts.clear(),
  }
}

/** A fault with a status and an error body; without a message the app shows its own text. */
export const failWith = (
  calls: Target | undefined,
  status: number,
  message = '',
  more: Omit<ErrorBody, 'message'> = {},
): Fault => ({ kind: 'status', status, message, calls, ...more })

/** A fault with the call's success status and the given body. */
export const respondWith = (calls: CallName[], body: unknown): Fault => ({ kind: 'respond', calls, body })

/** A Laravel-style 422 for a field (D-1202). */
export const failWithField = (calls: CallName[], field: string, message: string): Fault =>
  failWith(calls, 422, message, { errors: { [field]: [message] } })
