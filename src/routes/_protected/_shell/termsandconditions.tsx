import { createFileRoute, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { TermsScreen } from '@/features/terms/TermsScreen'
import { loadTexts } from '@/i18n/i18n'

/** ms that the screen before stays while this one is loading. */
const PENDING_MS = 1000

export const Route = createFileRoute('/_protected/_shell/termsandconditions')({
  staticData: { isPublic: true },
  loader: () => loadTexts('terms'),
  pendingMs: PENDING_MS,
  component: TermsAndConditions,
})

function TermsAndConditions() {
  const { supportEmail, entryRoute } = Route.useRouteContext()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  const back = () => (canGoBack ? router.history.back() : void navigate({ to: entryRoute }))
  return <TermsScreen supportEmail={supportEmail} onBack={entryRoute === '/' ? undefined : back} />
}
