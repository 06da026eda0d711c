import { createFileRoute, Outlet } from '@tanstack/react-router'
import { logOut } from '@/app/startup/session'
import { Shell } from '@/app/shell/Shell'
import { useChatContext } from '@/features/chat/panel/useChatContext'
import { boardSearchParamsSchema } from '@/model/board/boardUrl'
import { useAppDispatch } from '@/store/hooks'

// Validates the board's parameters on every screen, because the chat reads the board location from the address.
export const Route = createFileRoute('/_protected/_shell')({
  validateSearch: boardSearchParamsSchema,
  component: ShellLayout,
})

function ShellLayout() {
  const { entryRoute } = Route.useRouteContext()
  // Public screens have no Shell for visitors, and for users who still have to accept the terms.
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
