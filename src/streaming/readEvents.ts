import type { Call, ResponseOf } from '@/api/core/call'
import type { ApiError } from '@/api/core/errors'
import { matchesContract } from '@/api/core/matchesContract'
import { readJsonLines } from './ndjson'
import { StreamError } from './streamFailed'

/** A call whose response is a stream of events. */
export type StreamCall = Call & { isStream: true }
type AnyEvent<C extends StreamCall> = ResponseOf<C> & { event: string }
/** The events of a stream as its reader gets them: an `error` event is thrown instead. */
export type StreamEvent<C extends StreamCall> = Exclude<AnyEvent<C>, { event: 'error' }>

type WithOptions = { def: { options: readonly { shape: { event: { def: { values: readonly unknown[] } } } }[] } }

/** The names of a stream's events, derived from its contract. */
const eventNames = ({ response }: StreamCall): readonly unknown[] =>
  (response as unknown as WithOptions).def.options.map((option) => option.shape.event.def.values[0])

type StreamErrorEvent = { event: 'error'; data: { message: string; status?: number } }

/** Maps an `error` event to the error of a failed call, so that 429 in the middle is the quota as well; status 500 when the event has none. */
const errorOf = ({ data }: StreamErrorEvent, { isAi }: Call): ApiError => ({
  kind: 'http',
  status: 500,
  ...(isAi && { isAi }),
  ...data,
})

/** A line that violates the contract, reported and repaired (D-0052); undefined when there is nothing to use. */
async function repairLine(call: StreamCall, line: unknown): Promise<unknown> {
  const { findContractViolation } = await import('@/api/core/contractValidation')
  const violation = findContractViolation(call.name, call.response, line)
  return violation?.isEnvelopeInvalid ? undefined : violation?.repairedBody
}

/**
 * Reads the events of the contract in order of arrival; others are passed over (C-325, D-3104). A line that violates the contract is reported:
 * a wrong field is repaired (D-0052); the line is skipped only when there is nothing to use, because `data` is missing or of another type
 * (D-0017, D-3190). Once `signal` is aborted no event follows.
 * @throws StreamError for an `error` event, and for a stream that closes or breaks before its `end` event, even with status 200; one that
 * breaks after it counts as complete
 */
export async function* readEvents<C extends StreamCall>(
  call: C,
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent<C>, void> {
  const knownEvents = eventNames(call)
  let hasEnded = false
  try {
    for await (const line of readJsonLines(body, signal)) {
      if (!knownEvents.includes((line as { event?: unknown } | null)?.event)) continue
      const usable = matchesContract(call.response, line) ? line : await repairLine(call, line)
      if (signal.aborted) return
      if (!usable) continue
      const event = usable as AnyEvent<C>
      if (event.event === 'error') throw new StreamError(errorOf(event as unknown as StreamErrorEvent, call))
      if (event.event === 'end') hasEnded = true
      yield event as StreamEvent<C>
    }
  } catch (cause) {
    if (cause instanceof StreamError) throw cause
    if (!hasEnded && !signal.aborted) throw new StreamError({ kind: 'invalidResponse', detail: String(cause) })
    return
  }
  if (hasEnded || signal.aborted) return
  throw new StreamError({ kind: 'invalidResponse', detail: 'The stream closed without "end".' })
}
