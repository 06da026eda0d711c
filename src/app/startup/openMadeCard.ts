import type { RegisteredRouter } from '@tanstack/react-router'
import { selectIsAutoLayout } from '@/api/user'
import { boardLocationOf, boardSearchParamsSchema } from '@/model/board/boardUrl'
import { streamCardContent } from '@/model/conversation/streamCardContent'
import type { MadeCard } from '@/store/madeCard'
import { chatClosed } from '@/store/panelsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { NARROW_SCREEN } from '../shell/narrowScreen'

type Router = Pick<RegisteredRouter, 'latestLocation' | 'matchRoutes' | 'navigate'>

/** True if a card is open, or is being opened. */
export const isCardOpen = ({ latestLocation }: Router, cardId: string): boolean =>
  latestLocation.pathname.endsWith(`/board/focus/${cardId}`)

/** Search parameters of the open card: the list on screen stays behind the card if the card is part of the list. */
function searchFor(router: Router, { parent_id }: MadeCard, isAutoLayout: boolean) {
  const { pathname, search } = router.latestLocation
  const match = router.matchRoutes(pathname, search).at(-1)
  const before = boardSearchParamsSchema.parse(match?.search ?? {})
  const { stackId } = boardLocationOf(match?.params ?? {}, before, isAutoLayout)
  const stack = parent_id ?? undefined
  return pathname.includes('/board') && stackId === stack ? { ...before, stack } : { stack }
}

/**
 * Opens a card that the chat has made and requests its content (C-218, D-3108). Pushes the card, so that Back returns to the list and the
 * place in the list; a card that is open stays.
 */
export const openMadeCard =
  (router: Router, card: MadeCard): AppThunk =>
  (dispatch, getState) => {
    if (card.isStreamed) dispatch(streamCardContent(card))
    if (isCardOpen(router, card.id)) return
    // On a narrow screen the chat covers the card.
    if (matchMedia(NARROW_SCREEN).matches) dispatch(chatClosed())
    void router.navigate({
      to: '/board/focus/{-$focusId}',
      params: { focusId: card.id },
      search: searchFor(router, card, selectIsAutoLayout(getState())),
      resetScroll: false,
    })
  }
