import type { RegisteredRouter } from '@tanstack/react-router'
import type { NamedCard } from '@/api/chat.contract'
import { selectIsAutoLayout } from '@/api/user'
import { boardLocationOf, boardSearchParamsSchema } from '@/model/board/boardUrl'
import type { RootState } from '@/store/rootReducer'

/** Opens a card from code outside of the screens, over the list on screen if the card is part of the list (C-218). */
export type OpenCard = (card: Pick<NamedCard, 'id' | 'parent_id'>) => Promise<void>

type OpenCardOptions = { router: RegisteredRouter; state: RootState }

/** Pushes the open card, so that Back returns to the list and the place in the list. */
export async function openCard(
  { router, state }: OpenCardOptions,
  { id, parent_id }: Parameters<OpenCard>[0],
): Promise<void> {
  const { pathname, search } = router.latestLocation
  if (pathname.endsWith(`/board/focus/${id}`)) return
  const match = router.matchRoutes(pathname, search).at(-1)
  const params = boardSearchParamsSchema.parse(match?.search ?? {})
  const { stackId } = boardLocationOf(match?.params ?? {}, params, selectIsAutoLayout(state))
  const isOnBoard = pathname.includes('/board')
  const isInList = isOnBoard && (stackId ?? null) === parent_id
  const stack = parent_id ?? undefined
  await router.navigate({
    to: '/board/focus/{-$focusId}',
    params: { focusId: id },
    search: isInList ? { ...params, stack } : { stack },
    resetScroll: false,
  })
}
