import { createFileRoute, redirect, useLocation, useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { selectMe } from '@/api/user'
import { LanguageChoice } from '@/app/shell/LanguageChoice'
import { SIGN_UP_DRAFT_KEY } from '@/features/signup/signUpDraftKey'
import type { SignUpLocation } from '@/features/signup/signUpLocation'
import { SignUpScreen } from '@/features/signup/SignUpScreen'
import type { SignUpPage } from '@/features/signup/signUpValues'
import { loadTexts } from '@/i18n/i18n'
import { storeDraft } from '@/lib/drafts/useDraft'

/** The URL contains the page, so that Back leads to the previous page. */
const searchSchema = z.object({ page: z.catch(z.optional(z.literal([1, 2, 3, 4, 5])), undefined) })

export const Route = createFileRoute('/signup/{-$referralId}')({
  validateSearch: searchSchema,
  // Only a session that is already known redirects; the user is not requested here (A-105, D-1109). Page 5 opens a session itself, which
  // does not redirect while that page is shown ('stay'). A later visit to page 5 redirects.
  beforeLoad: async ({ context, search, cause }) => {
    const hasOpenedSession = search.page === 5 && cause === 'stay'
    if (selectMe(context.store.getState()) && !hasOpenedSession) throw redirect({ to: '/' })
    await loadTexts('signup')
  },
  // The draft is removed with the form, so that no other user of the tab finds it (D-0065).
  onLeave: () => storeDraft(SIGN_UP_DRAFT_KEY, ''),
  component: SignUp,
})

function SignUp() {
  const { page = 1 } = Route.useSearch()
  const { referralId = '' } = Route.useParams()
  const { demoSecretCode } = Route.useRouteContext()
  const { previousPage, createdEmail } = useLocation().state.signUp ?? {}
  const navigate = Route.useNavigate()
  const router = useRouter()

  const open = (to: SignUpPage, options: Pick<Parameters<typeof navigate>[0], 'replace' | 'state'>) => {
    // The sign-up stays on screen until the next page has loaded. Responses that arrive then must not navigate.
    const isLeaving = !router.latestLocation.pathname.startsWith('/signup')
    if (!isLeaving) void navigate({ search: (search) => ({ ...search, page: to === 1 ? undefined : to }), ...options })
  }

  const location: SignUpLocation = {
    page,
    createdEmail,
    goTo: (to) => open(to, { state: { signUp: { previousPage: page } } }),
    goBack() {
      const to = (page - 1) as SignUpPage
      if (previousPage === to) router.history.back()
      else open(to, {})
    },
    replace: (to, email) => open(to, { replace: true, state: { signUp: { createdEmail: email } } }),
    leave: () => void navigate({ href: '/gallery', replace: true }),
  }
  return (
    <SignUpScreen
      location={location}
      referralId={referralId}
      demoSecretCode={demoSecretCode}
      languageChoice={<LanguageChoice isLabelHidden />}
    />
  )
}
