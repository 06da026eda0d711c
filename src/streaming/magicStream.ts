import { baseApi, fetchCall, type Services, send } from '@/api/baseApi'
import { chatCalls, type MagicEvent, type MagicRequest } from '@/api/chat.contract'
import { findDrift } from '@/api/drift'
import type { ApiError } from '@/api/errors'
import { readJsonLines } from './ndjson'

type AskArg = {
  request: MagicRequest
  /** Called with each event as it arrives, in order. Lives only in the caller: it is not stored. */
  onEvent: (event: MagicEvent) => void
  /** Resolves when everything that arrived has been shown; until then the reply is running and can be stopped. */
  whenShown: () => Promise<void>
}

const KNOWN_EVENTS: readonly unknown[] = chatCalls.askMagic.response.def.options.map(
  (option) => option.shape.event.def.values[0],
)

/** Agent events that are not part of the contract are ignored (decisions/chat O-04). */
const isKnown = (line: unknown): boolean => KNOWN_EVENTS.includes((line as { event?: unknown } | null)?.event)

/**
 * Reads one reply to its end. A stream that closes or breaks before its `end` event is a failure whatever the transport says;
 * one that breaks after it is complete.
 */
async function readReply(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: MagicEvent) => void,
  signal: AbortSignal,
): Promise<{ data: null } | { error: ApiError }> {
  let hasEnded = false
  try {
    for await (const line of readJsonLines(body)) {
      if (!isKnown(line) || findDrift('askMagic', chatCalls.askMagic.response, line)) continue
      const event = line as MagicEvent
      if (event.event === 'error') return { error: { kind: 'http', ...event.data } }
      if (event.event === 'end') hasEnded = true
      onEvent(event)
    }
  } catch (cause) {
    if (signal.aborted) return { error: { kind: 'aborted' } }
    if (!hasEnded) return { error: { kind: 'broken', problem: String(cause) } }
  }
  return hasEnded ? { data: null } : { error: { kind: 'broken', problem: 'The stream closed without "end".' } }
}

/** The streamed call of Magic Chat (chat 7). Aborting the returned promise stops the stream on both sides. */
export const magicStreamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askMagic: build.mutation<null, AskArg>({
      async queryFn({ request, onEvent, whenShown }, { signal, extra }) {
        const answer = await fetchCall(send('askMagic', { body: request }), extra as Services, signal)
        if ('error' in answer) return answer
        if (!answer.response.body) return { error: { kind: 'broken', problem: 'The answer has no body.' } }
        const outcome = await readReply(answer.response.body, onEvent, signal)
        await whenShown()
        return outcome
      },
    }),
  }),
})
