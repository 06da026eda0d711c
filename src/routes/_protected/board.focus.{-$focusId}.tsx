import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useDispatch, useSelector } from 'react-redux'
import type { Card } from '@/api/card.schema'
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
  const router = useRouter()
  const dispatch = useDispatch<AppDispatch>()
  const list = listArg(search, search.stack)
  const { cards } = useShownList(list)
  const isChatOpen = useSelector(selectIsChatOpen)
  const permissions = useSelector(selectPermissions)

  const isFromList = list.stackId !== undefined || list.search !== '' || cards.some(({ id }) => id === focusId)

  const isSeen = async (stackId: string) => {
    const asked = loadedCardsApi.endpoints.existsInWhiteboard.initiate(
      { cardId: stackId },
      { subscribe: false, forceRefetch: true },
    )
    return (await dispatch(asked)).data === true
  }

  /** Back to the list that the card was opened from; after a direct link to its stack (decisions/board 3, focus). */
  const close = async (parentId: string | null) => {
    const { pathname } = router.latestLocation
    const stackId = !isFromList && parentId && (await isSeen(parentId)) ? parentId : search.stack
    // Who went elsewhere meanwhile stays there.
    if (router.latestLocation.pathname !== pathname) return
    const { stack: _, confirmation: __, ...rest } = search
    void navigate(
      stackId ? { to: '/board/stack/{-$stackId}', params: { stackId }, search: rest } : { to: '/board', search: rest },
    )
  }

  const { share, shareDialog } = useShareDialog()
  // The chat knows by the address which card is open.
  const run = useBoardActions({ onMagic: () => dispatch(chatOpened()), onShare: share })
  const act = async (action: BoardAction, card: Card) => {
    const isGone = await run(action, [card])
    if (isGone) void close(card.parent_id)
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
        onClose={(parentId) => void close(parentId)}
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
