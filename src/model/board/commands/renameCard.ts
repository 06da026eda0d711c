import type { Card } from '@/api/cards/card.schema'
import { cardsApi } from '@/api/cards/cards'
import { selectListedCard } from '@/api/cards/cardSelectors'
import { isHandledGlobally, isNotAccessible, saveErrorText, toApiError } from '@/api/core/errors'
import { selectMe } from '@/api/user'
import { titleDraftKey } from '@/cardTypes/tile/titleDraft'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'
import { removeCardsIfInaccessible } from '@/store/inaccessibleCards'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { AppThunk } from '@/store/rootReducer'

/**
 * Renames a card optimistically. The typed title is kept as a draft until it is saved, and a failed save is rolled
 * back.
 */
export const renameCard =
  (card: Card, title: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const draftKey = titleDraftKey(selectMe(getState())?.id, card.id)
    // The card was removed or became inaccessible while the user typed. The lists are checked, because a `getCard`
    // cache entry may survive the card.
    if (!selectListedCard(getState(), card.id)) return storeDraft(draftKey, '')
    const save = cardsApi.endpoints.updateCard.initiate({ cardId: card.id, change: { title } })
    storeDraft(draftKey, title)
    const { error } = await dispatch(save)
    if (!error) {
      // Keeps the draft of a later rename that is still in flight.
      if (readDraft(draftKey) === title) storeDraft(draftKey, '')
      return
    }
    const failure = toApiError(error)
    if (!isHandledGlobally(failure)) dispatch(snackbarShown({ kind: 'danger', text: saveErrorText(failure) }))
    if (isNotAccessible(failure)) await dispatch(removeCardsIfInaccessible([card.id], { isReported: true }))
  }
