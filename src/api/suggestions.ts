import { baseApi, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import type { Card, Heart, LearnerLevel } from './cards/card.schema'
import { selectCachedCard } from './cards/cardSelectors'
import { patchCard } from './cards/listPatches'
import type { ApiThunk } from './core/apiThunk'
import { saveOptimistically } from './cards/pendingSaves'
import { suggestionsCalls } from './suggestions.contract'

type Suggestions = NonNullable<Card['ai_suggestions']>
type GenerateSuggestionBody = BodyOf<typeof suggestionsCalls.generateSuggestion>

/**
 * Replaces the suggestions of a level. Other levels stay, so that they can be shown again when the user changes the
 * level (B-331).
 */
const withSuggestions = (card: Card, suggestions: Suggestions): Card => ({
  ...card,
  ai_suggestions: { ...card.ai_suggestions, ...suggestions },
})

function withDismissed(card: Card, level: LearnerLevel, heart: Heart): Card {
  const levelSuggestions = card.ai_suggestions?.[level]
  const suggestion = levelSuggestions?.[heart]
  return suggestion
    ? withSuggestions(card, { [level]: { ...levelSuggestions, [heart]: { ...suggestion, status: 'dismissed' } } })
    : card
}

/** Returns the suggestions that a cached card would have after a change. */
const suggestionsAfter =
  (cardId: string, change: (card: Card) => Card): ApiThunk<Partial<Card>> =>
  (_, getState) => {
    const card = selectCachedCard(getState(), cardId)
    return card ? { ai_suggestions: change(card).ai_suggestions } : {}
  }

/**
 * Endpoints for writing suggestions beside the editor (B-483 to B-489). The stream that applies a suggestion is in
 * `features/suggestions/applySuggestion.ts`.
 */
export const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Resolves to the body with a span around the passage of each letter. This markup must not be saved. */
    tagSuggestion: build.mutation<ResponseOf<typeof suggestionsCalls.tagSuggestion>, { cardId: string; body: string }>({
      query: ({ cardId, body }) =>
        callRequest(suggestionsCalls.tagSuggestion, { params: { id: cardId }, body: { content: body } }),
    }),
    generateSuggestion: build.mutation<
      ResponseOf<typeof suggestionsCalls.generateSuggestion>,
      { cardId: string } & GenerateSuggestionBody
    >({
      query: ({ cardId, ...body }) =>
        callRequest(suggestionsCalls.generateSuggestion, { params: { id: cardId }, body }),
      async onQueryStarted({ cardId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (result) dispatch(patchCard(cardId, (card) => withSuggestions(card, result.data.ai_suggestions)))
      },
    }),
    /** Hides the suggestion's bubble optimistically, with rollback on failure (B-326, D-2472). */
    dismissSuggestion: build.mutation<
      ResponseOf<typeof suggestionsCalls.dismissSuggestion>,
      { cardId: string; level: LearnerLevel; suggestion: Heart }
    >({
      query: ({ cardId, ...body }) => callRequest(suggestionsCalls.dismissSuggestion, { params: { id: cardId }, body }),
      onQueryStarted: ({ cardId, level, suggestion }, { dispatch, queryFulfilled }) => {
        const dismissed = dispatch(suggestionsAfter(cardId, (card) => withDismissed(card, level, suggestion)))
        return dispatch(
          saveOptimistically(cardId, dismissed, queryFulfilled, ({ ai_suggestions }) =>
            dispatch(suggestionsAfter(cardId, (card) => withSuggestions(card, ai_suggestions))),
          ),
        )
      },
    }),
    toggleSuggestionState: build.mutation<
      ResponseOf<typeof suggestionsCalls.toggleSuggestionState>,
      { cardId: string; isEnabled: boolean; level: LearnerLevel }
    >({
      query: ({ cardId, isEnabled, level }) =>
        callRequest(suggestionsCalls.toggleSuggestionState, {
          params: { id: cardId },
          body: { is_enabled: isEnabled, level },
        }),
      async onQueryStarted({ cardId, isEnabled, level }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (!result) return
        const state = { is_ai_suggestion_enabled: isEnabled, ai_suggestion_level: level }
        dispatch(patchCard(cardId, (card) => ({ ...card, ...state })))
      },
    }),
  }),
})
