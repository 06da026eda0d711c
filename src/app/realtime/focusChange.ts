/** Leads to a card that the chat has made, or offers the card (C-218, C-415, D-0917). */
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { selectMe } from '@/api/user'
import { findCardTypeDefinition } from '@/cardTypes/definitions'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { currentTranslation } from '@/i18n/i18n'
import { createFocusChanges, focusStepFor } from '@/model/conversation/focusChange'
import type { MadeCard } from '@/store/madeCard'
import { selectIsDragging } from '@/store/dragSlice'
import type { RootState } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'
import { isCardOpen, openMadeCard } from '../startup/openMadeCard'
import type { ListenerContext } from './listenerContext'
import { readTabState } from './tabState'

/** Title of a card; the name of the type for an event without a title. */
function titleOf(state: RootState, { id, type, title }: MadeCard): string {
  const known = decodeEntities(title || selectCachedCard(state, id)?.title).trim()
  return known || currentTranslation().t(findCardTypeDefinition(type)?.labelKey ?? 'formats.type.text')
}

const offerOf = (state: RootState, card: MadeCard) =>
  snackbarShown({
    kind: 'neutral',
    text: { key: 'focus.ready', values: { title: titleOf(state, card) } },
    action: { name: 'openMadeCard', labelKey: 'board.action.open', card },
    replaceKey: 'focus.changed',
  })

type FocusContext = Pick<ListenerContext, 'store' | 'userId' | 'getRouter'>

/** Follows the `focus.changed` events of one session. */
export function listenToFocusChanges({ store, userId, getRouter }: FocusContext) {
  return createFocusChanges(store, (card, asker) => {
    const state = store.getState()
    // The session may have ended meanwhile.
    if (selectMe(state)?.id !== userId) return
    const step = focusStepFor({
      ...readTabState(selectIsDragging(state)),
      asker,
      isOpen: isCardOpen(getRouter(), card.id),
    })
    if (step === 'open') store.dispatch(openMadeCard(getRouter(), card))
    if (step === 'offer') store.dispatch(offerOf(state, card))
  })
}
