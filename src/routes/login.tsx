import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { selectMe } from '@/api/user'
import { redirectFromLogin } from '@/app/startup/entryRoute'
import { loadSession, UnknownSessionError } from '@/app/startup/session'
import { LanguageChoice } from '@/app/shell/LanguageChoice'
import { LoginScreen } from '@/features/auth/LoginScreen'
import { loadTexts } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'

/**
 * Code of an e-mail verification link (D-1104). The router parses values that look like JSON; only texts and numbers are used as a code.
 */
type LoginSearch = { encodedData?: string }

const validateSearch = ({ encodedData }: Record<string, unknown>): LoginSearch =>
  encodedData === undefined ? {} : { encodedData: typeof encodedData === 'object' ? '' : String(encodedData) }

/** The login page works even if the server has not answered whether there is a session. The app repeats the request meanwhile. */
function unlessKnown(error: unknown): undefined {
  if (!(error instanceof UnknownSessionError)) throw error
}

export const Route = createFileRoute('/login')({
  validateSearch,
  beforeLoad: async ({ context, location, cause, search: { encodedData } }) => {
    // Needed even for a verification link: the response sets the anti-forgery cookie, without which the server refuses a POST.
    const me = await loadSession(context.store).catch(unlessKnown)
    if (encodedData !== undefined) {
      const [{ verifyLink }] = await Promise.all([import('@/features/auth/verification'), loadTexts('verification')])
      context.store.dispatch(verifyLink(encodedData))
    }
    const { returnTo } = location.state
    // A redirect replaces the history entry and so removes the code from the URL. 'stay' means that a login on this page has reloaded the
    // route.
    if (me) throw redirect(redirectFromLogin(me, returnTo, cause === 'stay'))
    if (encodedData !== undefined) {
      throw redirect({
        to: '/login',
        search: (previous) => ({ ...previous, encodedData: undefined }),
        state: { returnTo },
      })
    }
  },
  component: Login,
})

function Login() {
  const { demoAccounts, DemoAccounts, supportEmail } = Route.useRouteContext()
  const router = useRouter()
  const isSignedIn = useAppSelector(selectMe) !== undefined
  // After a login, or when the server answers late, the route's guard redirects the user.
  useEffect(() => {
    if (isSignedIn) void router.invalidate()
  }, [isSignedIn, router])
  return (
    <LoginScreen
      demoAccounts={demoAccounts}
      DemoAccounts={DemoAccounts}
      supportEmail={supportEmail}
      languageChoice={<LanguageChoice isLabelHidden />}
      renderSignUpLink={(text) => <Link to="/signup/{-$referralId}">{text}</Link>}
    />
  )
}
