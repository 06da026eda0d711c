import type { Call, ErrorBody } from '../../src/api/core/call'
import type { CallName } from '../../src/api/core/calls'

/** Which calls a fault hits: some by name, those that draw on the quota, or those that change something. */
type Target = CallName[] | 'ai' | 'writes'

/** Something that goes wrong on purpose. Without `calls` it hits every call but login and logout; no network is no network for all. */
export type Fault = {
  calls?: Target
  /** Only one in so many requests of each call; never the first of them, so that a page can open. The seed says which. */
  every?: number
} & (
  | ({ kind: 'status'; status: number } & ErrorBody)
  /** An answer of success with a body that the school would not give now. */
  | { kind: 'respond'; body: unknown }
  /** ms that the answer takes longer. */
  | { kind: 'delay'; ms: number }
  | { kind: 'offline' }
  | { kind: 'brokenBody' }
  | { kind: 'streamCut' | 'streamWithoutEnd' | 'streamError' }
)

/** What a request meets: ms of waiting, and the one fault that comes true. */
export type FaultDecision = { delay: number; fault?: Fault }

const isWrite = ({ method, isPublic, name }: Call) =>
  method !== 'GET' && !isPublic && name !== 'logout' && name !== 'authorizeChannel'

function appliesTo({ calls, kind }: Fault, call: Call): boolean {
  if (calls === 'ai') return call.isAi === true
  if (calls === 'writes') return isWrite(call)
  if (calls) return calls.includes(call.name as CallName)
  return kind === 'offline' || (!call.isPublic && call.name !== 'logout')
}

/** Plans what goes wrong. It counts the requests of each call, so that the same seed and the same requests fail alike again. */
export function createFaultInjector() {
  const counts = new Map<string, number>()

  const isDue = ({ every = 1 }: Fault, { name }: Call, count: number, seed: number) =>
    every < 2 || count % every === 1 + ((seed + name.length) % (every - 1))

  return {
    /** The next request of a call. */
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
    /** Counts from the beginning again. */
    restart: () => counts.clear(),
  }
}

/** A fault that answers calls with a status and an error body; without a text the app has to find its own. */
export const failWith = (
  calls: Target | undefined,
  status: number,
  message = '',
  more: Omit<ErrorBody, 'message'> = {},
): Fault => ({ kind: 'status', status, message, calls, ...more })

/** A fault that answers calls with a body of success. */
export const respondWith = (calls: CallName[], body: unknown): Fault => ({ kind: 'respond', calls, body })

/** The 422 of Laravel for one field (D-1202). */
export const failWithField = (calls: CallName[], field: string, message: string): Fault =>
  failWith(calls, 422, message, { errors: { [field]: [message] } })
