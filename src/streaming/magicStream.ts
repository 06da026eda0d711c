import { baseApi, fetchCall, type ThunkExtra, callRequest } from '@/api/core/baseApi'
import { chatCalls, type MagicEvent, type MagicRequest } from '@/api/chat.contract'
import { readEvents } from './readEvents'

type AskArg = {
  request: MagicRequest
  /** Called with each event as it arrives, in order. Lives only in the caller: it is not stored. */
  onEvent: (event: MagicEvent) => void
  /** Resolves when everything that arrived has been shown; until then the reply is running and can be stopped. */
  whenDrained: () => Promise<void>
}

/** The streamed call of Magic Chat (C-324 to C-330). Aborting the returned promise stops the stream on both sides. */
export const magicStreamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askMagic: build.mutation<null, AskArg>({
      async queryFn({ request, onEvent, whenDrained }, { signal, extra }) {
        const call = chatCalls.askMagic
        const result = await fetchCall(callRequest(call, { body: request }), extra as ThunkExtra, signal)
        if ('error' in result) return result
        const { body } = result.response
        if (!body) return { error: { kind: 'invalidResponse', detail: 'The answer has no body.' } }
        const outcome = await readEvents({ call, body, onEvent, signal })
        await whenDrained()
        return outcome
      },
    }),
  }),
})
