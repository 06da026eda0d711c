/** Leads to a card that the chat has made, or offers the card (C-218, C-415, D-0917). Loaded with the first event. */
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { selectMe } from '@/api/user'
import { findCardTypeDefinition } from '@/cardTypes/definitions'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { currentTranslation } from '@/i18n/i18n'
import { type ChangedCard, createFocusChanges, focusStepFor } from '@/model/conversation/focusChange'
import { streamCardContent } from '@/model/conversation/streamCardContent'
import { selectIsDragging } from '@/store/dragSlice'
import { chatClosed } from '@/store/panelsSlice'
import type { RootState } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'
import { NARROW_SCREEN } from '../shell/narrowScreen'
import type { ListenerContext } from './listenerContext'
import { readTabState } from './tabState'

/** Title of a card; the name of the type for an event without a title. */
function titleOf(state: RootState, { id, type, title }: ChangedCard): string {
  const known = decodeEntities(title || selectCachedCard(state, id)?.title).trim()
  return known || currentTranslation().t(findCardTypeDefinition(type)?.labelKey ?? 'formats.type.text')
}

type FocusContext = Pick<ListenerContext, 'store' | 'userId' | 'openCard' | 'isCardOpen'>

/** Follows the `focus.changed` events of one session. */
export function listenToFocusChanges({ store, userId, openCard, isCardOpen }: FocusContext) {
  const { dispatch } = store
  return createFocusChanges(store, (card, { asker, chatId }) => {
    // The session may have ended meanwhile.
    if (selectMe(store.getState())?.id !== userId) return
    const { isStreamed, ...named } = card
    const step = focusStepFor({
      ...readTabState(selectIsDragging(store.getState())),
      asker,
      isOpen: isCardOpen(card.id),
    })
    if (step === 'stay') return
    if (step === 'offer') {
      dispatch(
        snackbarShown({
          kind: 'neutral',
          text: { key: 'focus.ready', values: { title: titleOf(store.getState(), card) } },
          action: { name: 'openCard', labelKey: 'focus.open', id: card.id, card: named, isStreamed, chatId },
          replaceKey: 'focus.changed',
        }),
      )
      return
    }
    if (step === 'open') {
      // On a narrow screen the chat covers the card.
      if (matchMedia(NARROW_SCREEN).matches) dispatch(chatClosed())
      void openCard(named)
    }
    if (isStreamed) dispatch(streamCardContent({ ...named, chatId }))
  })
}
