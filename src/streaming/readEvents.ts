import type { Call, ResponseOf } from '@/api/core/call'
import type { ApiError } from '@/api/core/errors'
import { matchesContract } from '@/api/core/matchesContract'
import { readJsonLines } from './ndjson'
import { StreamError } from './streamFailed'

export type StreamCall = Call & { isStream: true }
type AnyEvent<C extends StreamCall> = ResponseOf<C> & { event: string }
/** Events that the reader of a stream receives. An `error` event is thrown instead. */
export type StreamEvent<C extends StreamCall> = Exclude<AnyEvent<C>, { event: 'error' }>

type WithOptions = { def: { options: readonly { shape: { event: { def: { values: readonly unknown[] } } } }[] } }

/** Returns the names of a stream's events, derived from its contract. */
const eventNames = ({ response }: StreamCall): readonly unknown[] =>
  (response as unknown as WithOptions).def.options.map((option) => option.shape.event.def.values[0])

type StreamErrorEvent = { event: 'error'; data: { message: string; status?: number } }

/**
 * Converts an `error` event to the error of a failed call, with status 500 if it has none. Even a late 429 means that
 * the quota is used up.
 */
const errorOf = ({ data }: StreamErrorEvent, { isAi }: Call): ApiError => ({
  kind: 'http',
  status: 500,
  ...(isAi && { isAi }),
  ...data,
})

/** Reports and repairs a line that violates the contract (D-0052). Returns undefined if the line is unusable. */
async function repairLine(call: StreamCall, line: unknown): Promise<unknown> {
  const { findContractViolation } = await import('@/api/core/contractValidation')
  const violation = findContractViolation(call.name, call.response, line)
  return violation?.isEnvelopeInvalid ? undefined : violation?.repairedBody
}

/**
 * Yields the events of the contract in order of arrival, and skips all others (C-325, D-3104). A line that violates the
 * contract is reported and its invalid fields are repaired (D-0052). A line is skipped if its `data` is missing or has
 * another type (D-0017, D-3190). After an abort of `signal`, no event follows. A stream that breaks after `end` counts
 * as complete.
 * @throws StreamError for an `error` event, and for a stream that closes or breaks before `end`, even with status 200
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
