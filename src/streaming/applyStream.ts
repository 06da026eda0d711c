import { baseApi, fetchCall, callRequest } from '@/api/core/baseApi'
import type { Services } from '@/api/core/services'
import type { BodyOf } from '@/api/core/call'
import type { Card } from '@/api/cards/card.schema'
import { patchCard } from '@/api/cards/listPatches'
import { type ApplyEvent, suggestionsCalls } from '@/api/suggestions.contract'
import { readEvents } from './readEvents'

type ApplyArg = {
  cardId: string
  suggestion: BodyOf<typeof suggestionsCalls.applySuggestion>
  /** Called with each event in order of arrival: chunks of the passage's HTML, at the end the whole body. */
  onEvent: (event: ApplyEvent) => void
}

/** The card with its new body, which a server may have left out, and the suggestion marked as applied. */
function withAppliedSuggestion(
  card: Card,
  { suggestion, level }: ApplyArg['suggestion'],
  body: string | undefined,
): Card {
  const levelSuggestions = card.ai_suggestions?.[level] ?? {}
  const existing = levelSuggestions[suggestion]
  const ai_suggestions = existing
    ? {
        ...card.ai_suggestions,
        [level]: { ...levelSuggestions, [suggestion]: { ...existing, status: 'applied' as const } },
      }
    : card.ai_suggestions
  return card.type === 'table' ? card : { ...card, body: body || card.body, ai_suggestions }
}

/** Streams a suggestion into the text (B-485 to B-487). Aborting the returned promise cancels it on client and server. */
export const applyStreamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    applySuggestion: build.mutation<null, ApplyArg>({
      async queryFn({ cardId, suggestion, onEvent }, { signal, extra, dispatch }) {
        const call = suggestionsCalls.applySuggestion
        const request = callRequest(call, { params: { id: cardId }, body: suggestion })
        const result = await fetchCall(request, extra as Services, signal)
        if ('error' in result) return result
        const stream = result.response.body
        if (!stream) return { error: { kind: 'invalidResponse', detail: 'The response has no body.' } }
        const outcome = await readEvents({
          call,
          body: stream,
          signal,
          onEvent(event) {
            if (event.event === 'end') {
              const { body } = event.data
              dispatch(patchCard(cardId, (card) => withAppliedSuggestion(card, suggestion, body)))
            }
            onEvent(event)
          },
        })
        return { ...outcome, meta: { call } }
      },
    }),
  }),
})
