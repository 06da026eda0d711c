import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useTranslation } from '@/i18n/i18n'
import { useShortcuts } from '@/lib/shortcuts'
import { Button } from '@/ui/Button'
import { retryOrReload } from '../startup/chunkLoadErrors'
import { RetryPage } from './RetryPage'

/**
 * Replaces a screen whose code did not load (D-0049). 'Try again' loads the code; 'Go back' and Escape return to the
 * previous screen.
 */
export function NotLoadedPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = () => router.history.back()
  useShortcuts('dialog', ({ key }) => (key === 'Escape' && canGoBack ? { run: goBack } : undefined))
  return (
    <RetryPage
      heading={t('error.notLoaded')}
      text={t('error.page.notLoaded.text')}
      onRetry={() => void retryOrReload(() => router.invalidate())}
    >
      {canGoBack ? (
        <Button size="large" variant="secondary" onPress={goBack}>
          {t('error.page.back')}
        </Button>
      ) : null}
    </RetryPage>
  )
}
