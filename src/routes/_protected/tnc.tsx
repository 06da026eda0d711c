import { createFileRoute, redirect, useNavigate, useRouterState } from '@tanstack/react-router'
import { selectMe } from '@/api/user'
import { requestedHref } from '@/app/startup/entryRoute'
import { loadSession, logOut } from '@/app/startup/session'
import { AcceptTermsScreen } from '@/features/terms/AcceptTermsScreen'
import { loadTexts } from '@/i18n/i18n'
import { makeFirstHintsDue } from '@/lib/onboardingHints'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

export const Route = createFileRoute('/_protected/tnc')({
  beforeLoad: async ({ context, location }) => {
    const me = await loadSession(context.store)
    const { isFirstLogin, returnTo } = location.state
    // D-1108. At a first login, the page is shown even if the terms have been accepted.
    if (me?.terms_accepted_at && !isFirstLogin) throw redirect({ href: requestedHref(me, returnTo), replace: true })
  },
  loader: () => loadTexts('terms'),
  component: Terms,
})

function Terms() {
  const { supportEmail, navigate: leave } = Route.useRouteContext()
  const me = useAppSelector(selectMe)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const returnTo = useRouterState({ select: ({ location }) => location.state.returnTo })
  return (
    <AcceptTermsScreen
      buddy={me?.buddy}
      supportEmail={supportEmail}
      onAccepted={({ hasCreatedFirstFormat, userId }) => {
        makeFirstHintsDue(userId)
        // Replaces the history entry, because Back must not lead to terms that have been accepted.
        if (hasCreatedFirstFormat && me) void navigate({ href: requestedHref(me, returnTo), replace: true })
        else void navigate({ to: '/welcome', replace: true, state: { returnTo } })
      }}
      onLogOut={() => void dispatch(logOut(leave))}
    />
  )
}
