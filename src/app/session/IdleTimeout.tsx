import { useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { Button } from '@/ui/Button'
import { useIdle } from './useIdle'

const Dialog = lazyComponent(() => import('@/ui/Dialog').then((file) => file.Dialog))

type IdleTimeoutProps = {
  /** In ms. */
  limit: number
  onExpire: () => void
}

/**
 * Warns the user at most one minute before an idle session expires. Calls `onExpire` unless the user chooses to stay
 * (A-102, D-0905).
 */
export function IdleTimeout({ limit, onExpire }: IdleTimeoutProps) {
  const { t } = useTranslation()
  const { state, stay } = useIdle(limit, onExpire)
  if (state !== 'warning') return null
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('app.idle.title')}
      closeLabel={t('app.idle.stay')}
      onClose={stay}
      footer={<Button onPress={stay}>{t('app.idle.stay')}</Button>}
    >
      {t('app.idle.text')}
    </Dialog>
  )
}
