import { baseApi, fetchCall, type Services, send } from '@/api/baseApi'
import type { BodyOf } from '@/api/call'
import type { Card } from '@/api/card.schema'
import { patchCard } from '@/api/loadedCards'
import { type ApplyEvent, suggestionsCalls } from '@/api/suggestions.contract'
import { readEvents } from './readEvents'

type ApplyArg = {
  cardId: string
  suggestion: BodyOf<typeof suggestionsCalls.applySuggestion>
  /** Called with each event as it arrives, in order: pieces of the passage's HTML, at the end the whole body. */
  onEvent: (event: ApplyEvent) => void
}

/** The card with its new body and the suggestion marked as applied. */
function withApplied(card: Card, { suggestion, level }: ApplyArg['suggestion'], body: string): Card {
  const set = card.ai_suggestions?.[level] ?? {}
  const known = set[suggestion]
  const ai_suggestions = known
    ? { ...card.ai_suggestions, [level]: { ...set, [suggestion]: { ...known, status: 'applied' as const } } }
    : card.ai_suggestions
  return card.type === 'table' ? card : { ...card, body, ai_suggestions }
}

/** A suggestion written into the text piece by piece (board 7). Aborting the returned promise stops it on both sides. */
export const applyStreamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    applySuggestion: build.mutation<null, ApplyArg>({
      async queryFn({ cardId, suggestion, onEvent }, { signal, extra, dispatch }) {
        const call = suggestionsCalls.applySuggestion
        const request = send(call, { params: { id: cardId }, body: suggestion })
        const answer = await fetchCall(request, extra as Services, signal)
        if ('error' in answer) return answer
        const stream = answer.response.body
        if (!stream) return { error: { kind: 'broken', problem: 'The answer has no body.' } }
        return readEvents({
          call,
          body: stream,
          signal,
          onEvent(event) {
            if (event.event === 'end') {
              const { body } = event.data
              dispatch(patchCard(cardId, (card) => withApplied(card, suggestion, body)))
            }
            onEvent(event)
          },
        })
      },
    }),
  }),
})
