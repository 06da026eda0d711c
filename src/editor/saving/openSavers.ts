import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useStore } from 'react-redux'
import type { Card } from '@/api/cards/card.schema'
import { cardsApi } from '@/api/cards/cards'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { onCardReceived } from '@/api/cards/pendingSaves'
import { isNotAccessible, saveErrorText } from '@/api/core/errors'
import { selectMe } from '@/api/user'
import { draftKey, readStoredDraft, removeStoredDraft, writeStoredDraft } from '@/lib/drafts/draftStore'
import { addBeforeLogOut } from '@/store/beforeLogOut'
import { selectIsServerUnreachable } from '@/store/connectionSlice'
import { removeCardsIfInaccessible } from '@/store/inaccessibleCards'
import { orphanedDraftFound } from '@/store/orphanedDraftsSlice'
import { selectPendingDeletions } from '@/store/pendingDeletionsSlice'
import type { AppDispatch, RootState } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'
import { usePerApp } from '@/store/usePerApp'
import { versionOf } from './ownSaves'
import { createCardSaver, type OpenCardSaver, type SaverServices } from './createCardSaver'
import { saversOf } from './savers'

type Store = { getState: () => RootState; dispatch: AppDispatch; subscribe: (listener: () => void) => () => void }

function servicesOf({ getState, dispatch, subscribe }: Store, cardId: string, onDone: () => void): SaverServices {
  const userId = selectMe(getState())?.id
  const key = draftKey(userId, cardId)
  return {
    send(change, { isFull, isLeaving }) {
      const { updateCard, saveCard } = cardsApi.endpoints
      return dispatch((isFull ? saveCard : updateCard).initiate({ cardId, change, isLeaving }))
    },
    drafts: {
      read: () => readStoredDraft(key),
      write: (draft) => writeStoredDraft(key, draft),
      remove: (id) => removeStoredDraft(key, id),
    },
    isSignedIn: () => userId !== undefined && selectMe(getState())?.id === userId,
    whenServerAnswers(run) {
      if (!selectIsServerUnreachable(getState())) return false
      const unsubscribe = subscribe(() => {
        if (selectIsServerUnreachable(getState())) return
        unsubscribe()
        run()
      })
      return true
    },
    async onRefused(error, unsaved) {
      dispatch(snackbarShown({ kind: 'danger', text: saveErrorText(error) }))
      if (!isNotAccessible(error)) return
      const title = selectCachedCard(getState(), cardId)?.title ?? unsaved?.title ?? ''
      const inaccessible = await dispatch(removeCardsIfInaccessible([cardId], { isReported: true }))
      if (unsaved && inaccessible.length > 0) dispatch(orphanedDraftFound({ cardId, title, fields: unsaved }))
    },
    async removeCard() {
      const isDeleted = selectPendingDeletions(getState()).some(({ cardIds }) => cardIds.includes(cardId))
      if (!isDeleted) await dispatch(cardsApi.endpoints.removeCards.initiate({ cardIds: [cardId] }))
    },
    onDone,
  }
}

function saverOf(store: Store, savers: Map<string, OpenCardSaver>, cardId: string): OpenCardSaver {
  const key = draftKey(selectMe(store.getState())?.id, cardId)
  const existing = savers.get(key)
  if (existing) return existing
  const saver = createCardSaver(servicesOf(store, cardId, () => savers.delete(key)))
  savers.set(key, saver)
  return saver
}

/**
 * Returns the saver of the displayed card. It saves pending fields before another card or screen opens, and before a
 * log-out.
 * @param card the server's version; undefined while loading
 * @param isPermitted true if this user may edit the card now
 * @param isStreamedInto true while the server streams content into the card
 */
export function useOpenCardSaver(
  cardId: string,
  card: Card | undefined,
  isPermitted: boolean,
  isStreamedInto: boolean,
): OpenCardSaver {
  const store = useStore<RootState>() as Store
  const savers = usePerApp(saversOf)
  const saver = useMemo(() => saverOf(store, savers, cardId), [store, savers, cardId])
  useLayoutEffect(() => {
    if (card) saver.receive(card, isPermitted, isStreamedInto)
  }, [saver, card, isPermitted, isStreamedInto])
  useEffect(() => {
    const close = saver.open()
    const stopListening = store.dispatch(
      onCardReceived((received) => {
        if (received.id === cardId) saver.hear(versionOf(received))
      }),
    )
    const stopBeforeLogOut = store.dispatch(addBeforeLogOut(saver.leave))
    return () => {
      stopListening()
      close()
      stopBeforeLogOut()
    }
  }, [saver, store, cardId])
  return saver
}
