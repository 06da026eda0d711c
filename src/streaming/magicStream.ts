import { baseApi, fetchCall, callRequest } from '@/api/core/baseApi'
import type { Services } from '@/api/core/services'
import { chatCalls, type MagicEvent, type MagicRequest } from '@/api/chat.contract'
import { readEvents } from './readEvents'

type AskArg = {
  request: MagicRequest
  /** Called with each event in order of arrival. */
  onEvent: (event: Exclude<MagicEvent, { event: 'error' }>) => void
  /** Resolves when everything received is rendered; until then the mutation is pending, so that the reply can be stopped. */
  whenDrained: () => Promise<void>
}

/** The streamed call of Magic Chat (C-324 to C-330). Aborting the returned promise cancels the stream on client and server. */
export const magicStreamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askMagic: build.mutation<null, AskArg>({
      async queryFn({ request, onEvent, whenDrained }, { signal, extra }) {
        const call = chatCalls.askMagic
        const result = await fetchCall(callRequest(call, { body: request }), extra as Services, signal)
        if ('error' in result) return result
        const { body } = result.response
        if (!body) return { error: { kind: 'invalidResponse', detail: 'The response has no body.' } }
        const outcome = await readEvents({ call, body, onEvent, signal })
        await whenDrained()
        return { ...outcome, meta: { call } }
      },
    }),
  }),
})
