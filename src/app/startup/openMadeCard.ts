import type { RegisteredRouter } from '@tanstack/react-router'
import { selectIsAutoLayout } from '@/api/user'
import { boardLocationOf, boardSearchParamsSchema } from '@/model/board/boardUrl'
import { streamCardContent } from '@/model/conversation/streamCardContent'
import type { MadeCard } from '@/store/awaitedContentSlice'
import { chatClosed } from '@/store/panelsSlice'
import { NARROW_SCREEN } from '../shell/narrowScreen'
import type { AppStore } from './store'

/** Opens a card that the chat has made and requests its content (C-218, D-3108). */
export type OpenMadeCard = (card: MadeCard) => Promise<void>

type Opening = { router: RegisteredRouter; store: AppStore /** True if the card is open already. */; isOpen: boolean }

/** Search parameters of the open card: the list on screen stays behind the card if the card is part of the list. */
function searchFor(router: RegisteredRouter, { parent_id }: MadeCard, isAutoLayout: boolean) {
  const { pathname, search } = router.latestLocation
  const match = router.matchRoutes(pathname, search).at(-1)
  const before = boardSearchParamsSchema.parse(match?.search ?? {})
  const { stackId } = boardLocationOf(match?.params ?? {}, before, isAutoLayout)
  const stack = parent_id ?? undefined
  return pathname.includes('/board') && stackId === stack ? { ...before, stack } : { stack }
}

/** Pushes the card, so that Back returns to the list and the place in the list; an open card stays. */
export async function openMadeCard({ router, store, isOpen }: Opening, card: MadeCard): Promise<void> {
  if (card.isStreamed) store.dispatch(streamCardContent(card))
  if (isOpen) return
  // On a narrow screen the chat covers the card.
  if (matchMedia(NARROW_SCREEN).matches) store.dispatch(chatClosed())
  await router.navigate({
    to: '/board/focus/{-$focusId}',
    params: { focusId: card.id },
    search: searchFor(router, card, selectIsAutoLayout(store.getState())),
    resetScroll: false,
  })
}
