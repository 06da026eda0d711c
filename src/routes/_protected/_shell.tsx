import { createFileRoute, Outlet } from '@tanstack/react-router'
import { logOut } from '@/app/startup/session'
import { Shell } from '@/app/shell/Shell'
import { useChatContext } from '@/features/chat/panel/useChatContext'
import { boardSearchParamsSchema } from '@/model/board/boardUrl'
import { useAppDispatch } from '@/store/hooks'

// On every screen the chat reads the place on the board from the address.
export const Route = createFileRoute('/_protected/_shell')({
  validateSearch: boardSearchParamsSchema,
  component: ShellLayout,
})

function ShellLayout() {
  const { entryRoute } = Route.useRouteContext()
  // Public screens stand alone for visitors, and for whom every entry of the menu would lead back to the terms.
  return entryRoute === '/' ? <SignedInShell /> : <Outlet />
}

function SignedInShell() {
  const { navigate, isChatFeedbackOn } = Route.useRouteContext()
  const dispatch = useAppDispatch()
  const chatContext = useChatContext()
  return (
    <Shell
      chatContext={chatContext}
      isChatFeedbackOn={isChatFeedbackOn}
      onLogOut={() => void dispatch(logOut(navigate))}
    />
  )
}
