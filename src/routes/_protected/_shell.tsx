import { createFileRoute, Outlet, redirect, useSearch } from '@tanstack/react-router'
import { selectPermissions } from '@/api/user'
import { logOut } from '@/app/startup/session'
import { LandingScreen } from '@/app/lazyLandingScreen'
import { Shell } from '@/app/shell/Shell'
import { useChatContext } from '@/features/chat/panel/useChatContext'
import { boardSearchParamsSchema, isLandingPath } from '@/model/board/boardUrl'
import { useBoardLocation } from '@/model/board/useBoardLocation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

// Every page in the Shell accepts the board's parameters, because the chat reads the board's state from the URL.
export const Route = createFileRoute('/_protected/_shell')({
  validateSearch: boardSearchParamsSchema,
  beforeLoad: ({ context: { store }, location: { pathname }, search: { landing } }) => {
    if (!landing) return
    const canChat = selectPermissions(store.getState()).includes('system.chat.access')
    if (canChat && isLandingPath(pathname)) return void LandingScreen.preload()
    throw redirect({ to: '.', search: (before) => ({ ...before, landing: undefined }), replace: true })
  },
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
  const permissions = useAppSelector(selectPermissions)
  const { landing = false } = useSearch({ strict: false })
  const { closeLanding } = useBoardLocation()
  return (
    <Shell
      chatContext={chatContext}
      isChatFeedbackOn={isChatFeedbackOn}
      isLandingOpen={landing && chatContext.focusedId === null && permissions.includes('system.chat.access')}
      onCloseLanding={closeLanding}
      onLogOut={() => void dispatch(logOut(navigate))}
    />
  )
}
