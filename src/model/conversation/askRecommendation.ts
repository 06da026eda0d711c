import { recommendationsApi } from '@/api/recommendations'
import type { BodyOf } from '@/api/core/call'
import type { recommendationsCalls } from '@/api/recommendations.contract'
import { chatOpened } from '@/store/panelsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { promptOnChannel } from './promptOnChannel'

type AskedRecommendation = Pick<BodyOf<typeof recommendationsCalls.triggerRecommendation>, 'text' | 'type'>

/**
 * Opens the chat and asks a recommendation about a card (C-354, D-3127). The prompt and its reply are in the conversation of the card, which
 * must be open: the server answers under the key of the card.
 */
export const askRecommendation =
  (cardId: string, { text, type }: AskedRecommendation): AppThunk =>
  (dispatch) => {
    const { triggerRecommendation } = recommendationsApi.endpoints
    dispatch(chatOpened())
    void dispatch(
      promptOnChannel({
        content: text,
        message: { type: 'text', data: null },
        context: { focusedId: cardId, stackId: null, selectedIds: [] },
        send: () => dispatch(triggerRecommendation.initiate({ text, type, contextFormatIds: [cardId] })),
      }),
    )
  }
