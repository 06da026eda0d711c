import type { Card } from '@/api/cards/card.schema'
import { patchCard } from '@/api/cards/listPatches'
import type { BodyOf } from '@/api/core/call'
import { suggestionsCalls } from '@/api/suggestions.contract'
import type { AppThunk } from '@/store/rootReducer'
import { streamCall } from '@/streaming/streamCall'
import { streamFailed } from '@/streaming/streamFailed'

export type Application = BodyOf<typeof suggestionsCalls.applySuggestion>

/** Returns the card with the suggestion marked as applied, and with the new body if the server has sent one. */
function withAppliedSuggestion(card: Card, { suggestion, level }: Application, body: string): Card {
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

/**
 * Streams a suggestion into the text (B-485 to B-487).
 * @param onToken called with each piece of the passage's HTML
 * @param signal cancels the stream in the client and on the server
 * @returns `data`: the whole text that the server has stored, even if the stream fails afterwards; '' if the server did not send it.
 * Without `data`, the server has stored nothing.
 */
export const applySuggestion =
  (
    cardId: string,
    application: Application,
    onToken: (token: string) => void,
    signal: AbortSignal,
  ): AppThunk<Promise<{ data?: string; error?: unknown }>> =>
  async (dispatch, _getState, services) => {
    const call = suggestionsCalls.applySuggestion
    const answer: { data?: string; error?: unknown } = {}
    try {
      const input = { params: { id: cardId }, body: application }
      for await (const event of streamCall(call, input, { services, signal })) {
        if (event.event === 'token') onToken(event.data)
        else {
          const { body } = event.data
          dispatch(patchCard(cardId, (card) => withAppliedSuggestion(card, application, body)))
          answer.data = body
        }
      }
    } catch (cause) {
      answer.error = dispatch(streamFailed(call, cause)).payload
    }
    return answer
  }
