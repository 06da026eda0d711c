import { skipToken } from '@reduxjs/toolkit/query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import type { Card } from '@/api/cards/card.schema'
import { useCardList } from '@/api/cards/useCardList'
import { cardQueriesApi } from '@/api/cards/optimisticCards'
import { isNotAccessible } from '@/api/core/errors'
import { selectPermissions } from '@/api/user'
import { focusViews } from '@/app/focusViews'
import { loadCardList } from '@/app/loadCardList'
import { useShareDialog } from '@/app/useShareDialog'
import { useBoardLocation } from '@/features/board/useBoardLocation'
import { useCardCommands } from '@/features/board/commands/useCardCommands'
import { useVisibleCardList } from '@/features/board/useVisibleCardList'
import type { BoardAction } from '@/cardTypes/cardActions'
import { getCardTypeDefinition } from '@/cardTypes/definitions'
import { isContainer } from '@/cardTypes/isContainer'
import { FocusScreen } from '@/features/focus/FocusScreen'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { chatOpened } from '@/store/panelsSlice'

/** ms that the screen before stays while a card's screen is loading. */
const PENDING_MS = 1000

export const Route = createFileRoute('/_protected/_shell/board/focus/{-$focusId}')({
  beforeLoad: ({ params }) => {
    if (!params.focusId) throw redirect({ to: '/board' })
  },
  loaderDeps: ({ search }) => search,
  loader: loadCardList,
  // A fallback at once would replace the open card for a moment whenever its address changes, and take keyboard focus with it.
  pendingMs: PENDING_MS,
  component: Focus,
})

function Focus() {
  const {
    focusedId: focusId = '',
    list,
    closeCard,
    replaceCard,
    openCardOfStack,
    openStack: showStack,
  } = useBoardLocation()
  const dispatch = useAppDispatch()
  const { cards } = useVisibleCardList(list)
  // Includes cards with a pending deletion.
  const { cards: allCards, status, error } = useCardList(list)
  /** The list behind the card was lost together with it. */
  const isListMissing = status === 'failed' && error !== undefined && isNotAccessible(error)
  const permissions = useAppSelector(selectPermissions)

  const isFromList = list.stackId !== undefined || list.search !== '' || allCards.some(({ id }) => id === focusId)

  // Prefetched while the card is open, so that closing does not wait for a response.
  const { currentData: openCard } = cardQueriesApi.useGetCardQuery({ cardId: focusId })
  const { data: isParentAccessible } = cardQueriesApi.useExistsInWhiteboardQuery(
    !isFromList && openCard?.parent_id ? { cardId: openCard.parent_id } : skipToken,
    { refetchOnMountOrArgChange: true },
  )

  /**
   * Returns to the list that the card was opened from; after a direct link to the card's stack (B-106, B-107, D-2444). A removed
   * card leaves no history entry.
   */
  const close = (parentId: string | null, { isRemoved = false } = {}) => {
    const stackId = !isFromList && parentId && (isParentAccessible ?? openCard?.isOwner) ? parentId : list.stackId
    closeCard({ stackId: isListMissing ? undefined : stackId, isRemoved })
  }

  const openStack = (stack: Card) => {
    if (isContainer(stack) && stack.first_child_id) openCardOfStack(stack.id, stack.first_child_id)
  }

  /** Opens a card of the open stack or group: a stack as its list, as on the board, any other over the list of what contains it. */
  const openChild = (child: Card) =>
    getCardTypeDefinition(child).opensIn === 'stack' ? showStack(child.id) : openCardOfStack(focusId, child.id)

  const { share, shareDialog } = useShareDialog()
  // The chat takes the open card from the URL.
  const runCommand = useCardCommands({ onMagic: () => dispatch(chatOpened()), onShare: share })
  const handleAction = async (action: BoardAction, card: Card) => {
    const isRemoved = await runCommand(action, [card])
    if (isRemoved) close(card.parent_id, { isRemoved })
  }

  return (
    <>
      <FocusScreen
        cardId={focusId}
        cards={cards}
        permissions={permissions}
        isSearching={list.search !== ''}
        views={focusViews}
        onAction={(action, card) => void handleAction(action, card)}
        onClose={close}
        onNavigate={replaceCard}
        commands={{ openStack, openCard: openChild }}
      />
      {shareDialog}
    </>
  )
}
