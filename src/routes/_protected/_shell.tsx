import { createFileRoute, Outlet } from '@tanstack/react-router'
import { logOut } from '@/app/startup/session'
import { Shell } from '@/app/shell/Shell'
import { useChatContext } from '@/features/chat/panel/useChatContext'
import { boardSearchParamsSchema } from '@/model/board/boardUrl'
import { useAppDispatch } from '@/store/hooks'

// Every page in the Shell accepts the board's parameters, because the chat reads the board's state from the URL.
export const Route = createFileRoute('/_protected/_shell')({
  validateSearch: boardSearchParamsSchema,
  component: ShellLayout,
})

function ShellLayout() {
  const { entryRoute } = Route.useRouteContext()
  // Public pages have no Shell for visitors or for users who still have to accept the terms.
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
