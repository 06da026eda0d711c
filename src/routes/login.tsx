import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { selectMe } from '@/api/user'
import { redirectFromLogin } from '@/app/bootstrap/entryRoute'
import { loadSession } from '@/app/bootstrap/session'
import { LoginScreen } from '@/features/auth/LoginScreen'
import { useAppSelector } from '@/store/hooks'

export const Route = createFileRoute('/login')({
  beforeLoad: async ({ context, location, cause }) => {
    const me = await loadSession(context.store)
    // 'stay': the login on this page has loaded the route again.
    if (me) throw redirect(redirectFromLogin(me, location.state.returnTo, cause === 'stay'))
  },
  component: Login,
})

function Login() {
  const { demoAccounts, supportEmail } = Route.useRouteContext()
  const router = useRouter()
  const isSignedIn = useAppSelector(selectMe) !== undefined
  // After a login, or when the server answers at last: the guard above sends the person on.
  useEffect(() => {
    if (isSignedIn) void router.invalidate()
  }, [isSignedIn, router])
  return <LoginScreen demoAccounts={demoAccounts} supportEmail={supportEmail} />
}
