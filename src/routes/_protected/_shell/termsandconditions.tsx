import { createFileRoute, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { TermsScreen } from '@/features/terms/TermsScreen'
import { loadTexts } from '@/i18n/i18n'

export const Route = createFileRoute('/_protected/_shell/termsandconditions')({
  staticData: { isPublic: true },
  loader: () => loadTexts('terms'),
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
