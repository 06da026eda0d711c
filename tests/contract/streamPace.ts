/** Checks that a reply arrives in pieces (C-208, D-3104). A proxy that buffers would hold it back until the end. */
import { calls } from '../../src/api/calls'
import type { Difference } from './compare'
import type { Person } from './people'
import type { CaseRequest } from '@mocks/runtimes/replay'
import type { ParsedResponse } from './session'

/** Minimum number of tokens. Shorter replies are never reported. */
const MIN_TOKENS = 10
/** Minimum time in ms before the first token. Shorter waits are never reported. */
const MIN_WAIT = 1000
/**
 * The wait must also be this many times as long as an ordinary response, because a slow network or machine delays every
 * response.
 */
const MIN_WAIT_FACTOR = 5
/** If the average time between tokens in ms is shorter, all tokens count as having arrived at once. */
const MIN_TOKEN_INTERVAL = 1

/**
 * True if all tokens of a reply arrived at once after a wait.
 * @param arrivals time of each token, in ms after the request
 * @param latency duration of an ordinary call, in ms
 */
export function isHeldBack(arrivals: number[], latency: number): boolean {
  const [first = 0] = arrivals
  const duration = (arrivals.at(-1) ?? 0) - first
  return (
    arrivals.length >= MIN_TOKENS &&
    first >= Math.max(MIN_WAIT, latency * MIN_WAIT_FACTOR) &&
    duration < arrivals.length * MIN_TOKEN_INTERVAL
  )
}

function tokenArrivals({ body, arrivals = [] }: ParsedResponse): number[] {
  const events = Array.isArray(body) ? (body as { event?: unknown }[]) : []
  return arrivals.filter((_, index) => events[index]?.event === 'token')
}

/**
 * Asks for a reply. If all tokens arrive at once, it asks a second time, because a single pause may be chance.
 * @throws if the backend does not respond
 */
export async function checkStreamPace({ session }: Person, request: CaseRequest): Promise<Difference | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const started = performance.now()
    await session.send(calls.getMe)
    const latency = performance.now() - started
    const arrivals = tokenArrivals(await session.send(calls.askMagic, request))
    if (!isHeldBack(arrivals, latency)) return undefined
    const wait = Math.round(arrivals[0] ?? 0)
    if (attempt === 2) return { path: 'token', message: `${arrivals.length} tokens came at once after ${wait} ms` }
  }
}
