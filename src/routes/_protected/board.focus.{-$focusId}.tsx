import { createFileRoute, redirect } from '@tanstack/react-router'
import { useSelector } from 'react-redux'
import { useCardList } from '@/api/cardList'
import { selectPermissions } from '@/api/user'
import { listArg } from '@/features/board/boardSearch'
import { selectIsChatOpen } from '@/features/chat/chatSlice'
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
  const { cards } = useCardList(listArg(search, search.stack))
  const isChatOpen = useSelector(selectIsChatOpen)
  const permissions = useSelector(selectPermissions)

  const close = (parentId: string | null) => {
    const stackId = search.stack ?? parentId
    const { stack: _, ...rest } = search
    void navigate(
      stackId ? { to: '/board/stack/{-$stackId}', params: { stackId }, search: rest } : { to: '/board', search: rest },
    )
  }

  return (
    <FocusScreen
      cardId={focusId}
      cards={cards}
      permissions={permissions}
      areKeysIgnored={isChatOpen}
      onClose={close}
      onStep={(cardId) => void navigate({ to: '.', params: { focusId: cardId }, search, replace: true })}
      onOpenStack={(stack) => {
        if (!isContainer(stack) || !stack.first_child_id) return
        void navigate({ to: '.', params: { focusId: stack.first_child_id }, search: { stack: stack.id } })
      }}
    />
  )
}
