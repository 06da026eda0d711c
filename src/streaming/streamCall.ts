import { fetchCall } from '@/api/core/baseApi'
import type { RequestOf } from '@/api/core/call'
import type { Services } from '@/api/core/services'
import { readEvents, type StreamCall, type StreamEvent } from './readEvents'
import { StreamError } from './streamFailed'

type StreamOptions = {
  services: Pick<Services, 'transport'>
  /** Aborting it ends the request on client and server. Leaving the loop does the same. */
  signal: AbortSignal
}

/**
 * Sends a streamed call and yields its events, typed and checked by the contract (C-325, D-3104). An aborted call ends
 * without an error. The calling thunk owns the signal (`abortable`) and reports errors with `streamFailed`.
 * @throws StreamError if the server rejects the call, there is no network, or the stream fails
 */
export async function* streamCall<C extends StreamCall>(
  call: C,
  input: RequestOf<C>,
  { services, signal }: StreamOptions,
): AsyncGenerator<StreamEvent<C>, void> {
  const result = await fetchCall({ call, ...(input as object) }, services, signal)
  if (signal.aborted) return
  if ('error' in result) throw new StreamError(result.error)
  const { body } = result.response
  if (!body) throw new StreamError({ kind: 'invalidResponse', detail: 'The response has no body.' })
  yield* readEvents(call, body, signal)
}
