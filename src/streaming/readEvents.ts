import type { Call, ResponseOf } from '@/api/core/call'
import { matchesContract } from '@/api/core/matchesContract'
import type { ApiError } from '@/api/core/errors'
import { readJsonLines } from './ndjson'

type StreamCall = Call & { isStream: true }
type Events<C extends StreamCall> = ResponseOf<C> & { event: string }

type WithOptions = { def: { options: readonly { shape: { event: { def: { values: readonly unknown[] } } } }[] } }

/** The names of a stream's events, derived from its contract. */
const eventNames = ({ response }: StreamCall): readonly unknown[] =>
  (response as unknown as WithOptions).def.options.map((option) => option.shape.event.def.values[0])

type StreamErrorEvent = { event: 'error'; data: { message: string; status?: number } }

/** Maps an `error` event to the error of a failed call, so that 429 in the middle is the quota as well; status 500 when the event has none. */
const streamError = ({ data }: StreamErrorEvent, { isAi }: Call): ApiError => ({
  kind: 'http',
  status: 500,
  ...(isAi && { isAi }),
  ...data,
})

type ReadEventsOptions<C extends StreamCall> = {
  call: C
  body: ReadableStream<Uint8Array>
  /** Called with each event of the contract in order of arrival; others are ignored (C-325, D-3104). */
  onEvent: (event: Exclude<Events<C>, { event: 'error' }>) => void
  signal: AbortSignal
}

/** A line that violates the contract, reported and repaired (D-0052); undefined when there is nothing to use. */
async function repairLine(call: StreamCall, line: unknown): Promise<unknown> {
  const { findContractViolation } = await import('@/api/core/contractValidation')
  const violation = findContractViolation(call.name, call.response, line)
  return violation?.isEnvelopeInvalid ? undefined : violation?.repairedBody
}

/**
 * Reads a stream of events to its end. A stream that closes or breaks before its `end` event is a failure, even with status 200;
 * one that breaks after it counts as complete. A line that violates the contract is reported: a wrong field is repaired (D-0052); the line is
 * skipped only when there is nothing to use, because `data` is missing or of another type (D-0017, D-3190).
 */
export async function readEvents<C extends StreamCall>({
  call,
  body,
  onEvent,
  signal,
}: ReadEventsOptions<C>): Promise<{ data: null } | { error: ApiError }> {
  const knownEvents = eventNames(call)
  let hasEnded = false
  try {
    for await (const line of readJsonLines(body)) {
      if (!knownEvents.includes((line as { event?: unknown } | null)?.event)) continue
      const usable = matchesContract(call.response, line) ? line : await repairLine(call, line)
      if (!usable) continue
      const event = usable as Events<C>
      if (event.event === 'error') return { error: streamError(event as unknown as StreamErrorEvent, call) }
      if (event.event === 'end') hasEnded = true
      onEvent(event as Exclude<Events<C>, { event: 'error' }>)
    }
  } catch (cause) {
    if (signal.aborted) return { error: { kind: 'aborted' } }
    if (!hasEnded) return { error: { kind: 'invalidResponse', detail: String(cause) } }
  }
  return hasEnded ? { data: null } : { error: { kind: 'invalidResponse', detail: 'The stream closed without "end".' } }
}
