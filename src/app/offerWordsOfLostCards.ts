import { cardChangeSchema } from '@/api/cards/cards.contract'
import { selectMe } from '@/api/user'
import { listStoredDrafts } from '@/lib/draftStore'
import { findGoneCards } from '@/store/lostCards'
import { lostWordsFound } from '@/store/lostWordsSlice'
import type { AppThunk } from '@/store/rootReducer'

/**
 * Drafts of this person whose cards are gone: a card that is there offers its draft when it is opened, of any other the words are offered
 * here (D-0071).
 */
export const offerWordsOfLostCards = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const drafts = await listStoredDrafts(selectMe(getState())?.id)
  if (drafts.size === 0) return
  for (const cardId of await dispatch(findGoneCards([...drafts.keys()]))) {
    const draft = drafts.get(cardId)
    const fields = cardChangeSchema.safeParse(draft?.fields).data
    if (fields) dispatch(lostWordsFound({ cardId, title: draft?.title ?? fields.title ?? '', fields }))
  }
}
