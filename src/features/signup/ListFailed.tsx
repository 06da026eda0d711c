import type { Ref } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'

type ListFailedProps = {
  /** What was to be chosen from the list. */
  label: string
  onRetry: () => void
  /** The only control in place of the choice. */
  buttonRef: Ref<HTMLButtonElement>
}

/** In place of a choice whose list did not load. */
export function ListFailed({ label, onRetry, buttonRef }: ListFailedProps) {
  const { t } = useTranslation()
  const action = (
    <Button ref={buttonRef} variant="secondary" onPress={onRetry}>
      {t('signup.retry')}
    </Button>
  )
  return (
    <Banner kind="danger" action={action}>
      {`${label}: ${t('signup.school.listFailed')}`}
    </Banner>
  )
}
