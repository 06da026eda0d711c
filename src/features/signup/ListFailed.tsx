import { useTranslation } from '@/i18n/i18n'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'

type ListFailedProps = {
  /** What was to be chosen from the list. */
  label: string
  onRetry: () => void
}

/** In place of a choice whose list did not load. */
export function ListFailed({ label, onRetry }: ListFailedProps) {
  const { t } = useTranslation()
  const action = (
    <Button variant="secondary" onPress={onRetry}>
      {t('signup.retry')}
    </Button>
  )
  return (
    <Banner kind="danger" action={action}>
      {`${label}: ${t('signup.school.listFailed')}`}
    </Banner>
  )
}
