import { skipToken } from '@reduxjs/toolkit/query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useDispatch, useSelector } from 'react-redux'
import type { Card } from '@/api/card.schema'
import { useCardList } from '@/api/cardList'
import { loadedCardsApi } from '@/api/loadedCards'
import { selectPermissions } from '@/api/user'
import type { AppDispatch } from '@/app/store'
import { useShareDialog } from '@/app/useShareDialog'
import { listArg } from '@/features/board/boardSearch'
import { useBoardActions } from '@/features/board/toolbar/useBoardActions'
import { useShownList } from '@/features/board/useShownList'
import { chatOpened, selectIsChatOpen } from '@/features/chat/chatSlice'
import type { BoardAction } from '@/formats/cardActions'
import { isContainer } from '@/formats/isContainer'
import { FocusScreen } from '@/features/focus/FocusScreen'

export const Route = createFileRoute('/_protected/board/focus/{-$focusId}')({
  beforeLoad: ({ params }) => {
    if (!params.focusId) throw redirect({ to: '/board' })
  },
  component: Focus,
})

function Focus() {
  const { focusId = '' } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const dispatch = useDispatch<AppDispatch>()
  const list = listArg(search, search.stack)
  const { cards } = useShownList(list)
  // With those that are being deleted.
  const { cards: listed } = useCardList(list)
  const isChatOpen = useSelector(selectIsChatOpen)
  const permissions = useSelector(selectPermissions)

  const isFromList = list.stackId !== undefined || list.search !== '' || listed.some(({ id }) => id === focusId)

  // Asked for while the card is read, so that closing it waits for nothing.
  const { currentData: open } = loadedCardsApi.useGetCardQuery({ cardId: focusId })
  const { data: isParentSeen } = loadedCardsApi.useExistsInWhiteboardQuery(
    !isFromList && open?.parent_id ? { cardId: open.parent_id } : skipToken,
    { refetchOnMountOrArgChange: true },
  )

  /**
   * Back to the list that the card was opened from; after a direct link to its stack (decisions/board 3, focus). Of a card that is gone
   * the way back keeps nothing.
   */
  const close = (parentId: string | null, { isGone = false } = {}) => {
    const stackId = !isFromList && parentId && (isParentSeen ?? open?.isOwner) ? parentId : search.stack
    const { stack: _, confirmation: __, ...rest } = search
    const board = stackId
      ? ({ to: '/board/stack/{-$stackId}', params: { stackId } } as const)
      : ({ to: '/board' } as const)
    void navigate({ ...board, search: rest, replace: isGone })
  }

  const { share, shareDialog } = useShareDialog()
  // The chat knows by the address which card is open.
  const run = useBoardActions({ onMagic: () => dispatch(chatOpened()), onShare: share })
  const act = async (action: BoardAction, card: Card) => {
    const isGone = await run(action, [card])
    if (isGone) close(card.parent_id, { isGone })
  }

  return (
    <>
      <FocusScreen
        cardId={focusId}
        cards={cards}
        permissions={permissions}
        isSearching={list.search !== ''}
        areKeysIgnored={isChatOpen}
        onAction={(action, card) => void act(action, card)}
        onClose={close}
        onStep={(cardId) => void navigate({ to: '.', params: { focusId: cardId }, search, replace: true })}
        onOpenStack={(stack) => {
          if (!isContainer(stack) || !stack.first_child_id) return
          void navigate({ to: '.', params: { focusId: stack.first_child_id }, search: { stack: stack.id } })
        }}
      />
      {shareDialog}
    </>
  )
}
