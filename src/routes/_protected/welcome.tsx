import { createFileRoute, useNavigate, useRouterState } from '@tanstack/react-router'
import { selectMe } from '@/api/user'
import { requestedHref } from '@/app/startup/entryRoute'
import { WelcomeScreen } from '@/features/welcome/WelcomeScreen'
import { loadTexts } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'

export const Route = createFileRoute('/_protected/welcome')({
  loader: () => loadTexts('welcome'),
  component: Welcome,
})

function Welcome() {
  const me = useAppSelector(selectMe)
  const navigate = useNavigate()
  const returnTo = useRouterState({ select: ({ location }) => location.state.returnTo })
  if (!me) return null
  return (
    <WelcomeScreen
      name={me.name}
      buddy={me.buddy}
      isTeacher={me.roles.includes('teacher')}
      messageIndex={me.hello_message_index}
      onStart={() => void navigate({ href: requestedHref(me, returnTo), replace: true })}
    />
  )
}
