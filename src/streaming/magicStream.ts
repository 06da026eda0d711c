import { baseApi, fetchCall, type Services, send } from '@/api/baseApi'
import { chatCalls, type MagicEvent, type MagicRequest } from '@/api/chat.contract'
import { readEvents } from './readEvents'

type AskArg = {
  request: MagicRequest
  /** Called with each event as it arrives, in order. Lives only in the caller: it is not stored. */
  onEvent: (event: MagicEvent) => void
  /** Resolves when everything that arrived has been shown; until then the reply is running and can be stopped. */
  whenShown: () => Promise<void>
}

/** The streamed call of Magic Chat (chat 7). Aborting the returned promise stops the stream on both sides. */
export const magicStreamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askMagic: build.mutation<null, AskArg>({
      async queryFn({ request, onEvent, whenShown }, { signal, extra }) {
        const call = chatCalls.askMagic
        const answer = await fetchCall(send(call, { body: request }), extra as Services, signal)
        if ('error' in answer) return answer
        const { body } = answer.response
        if (!body) return { error: { kind: 'broken', problem: 'The answer has no body.' } }
        const outcome = await readEvents({ call, body, onEvent, signal })
        await whenShown()
        return outcome
      },
    }),
  }),
})
