import { cardChangeSchema } from '@/api/cards/cards.contract'
import { selectMe } from '@/api/user'
import { listStoredDrafts } from '@/lib/drafts/draftStore'
import { findInaccessibleCards } from '@/store/inaccessibleCards'
import { orphanedDraftFound } from '@/store/orphanedDraftsSlice'
import type { AppThunk } from '@/store/rootReducer'

/** Offers the user's drafts whose cards no longer exist (D-0071). The draft of an existing card is offered when that card opens. */
export const offerDraftsOfInaccessibleCards = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const drafts = await listStoredDrafts(selectMe(getState())?.id)
  if (drafts.size === 0) return
  for (const cardId of await dispatch(findInaccessibleCards([...drafts.keys()]))) {
    const draft = drafts.get(cardId)
    const fields = cardChangeSchema.safeParse(draft?.fields).data
    if (fields) dispatch(orphanedDraftFound({ cardId, title: draft?.title ?? fields.title ?? '', fields }))
  }
}
