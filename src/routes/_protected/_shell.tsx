import { createFileRoute } from '@tanstack/react-router'
import { logOut } from '@/app/bootstrap/session'
import { Shell } from '@/app/Shell'
import { useChatContext } from '@/app/useChatContext'
import { useAppDispatch } from '@/store/hooks'

export const Route = createFileRoute('/_protected/_shell')({ component: ShellLayout })

function ShellLayout() {
  const { navigate } = Route.useRouteContext()
  const dispatch = useAppDispatch()
  const chatContext = useChatContext()
  return <Shell chatContext={chatContext} onLogOut={() => void dispatch(logOut(navigate))} />
}
