import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadSession } from '@/app/bootstrap/session'
import { LoginScreen } from '@/features/auth/LoginScreen'

export const Route = createFileRoute('/login')({
  beforeLoad: async ({ context }) => {
    if (await loadSession(context.store)) throw redirect({ to: '/' })
  },
  component: Login,
})

function Login() {
  const { demoAccounts, supportEmail } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <LoginScreen
      demoAccounts={demoAccounts}
      supportEmail={supportEmail}
      onLoggedIn={() => void navigate({ to: '/', replace: true })}
    />
  )
}
