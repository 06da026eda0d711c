import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

/**
 * The app itself opens these pages when the session ends or during maintenance. They are never blocked: the draft keeps the unsaved
 * changes.
 */
const APP_EXITS: readonly string[] = ['/login', '/error/503']

type LeaveQuestionProps = {
  isActive: boolean
  /** Called when the user confirms leaving without saving. */
  onLeave: () => void
}

/**
 * Asks for confirmation before a link, the browser's Back or a closed tab discards unsaved changes (D-0074). The dialog of the `confirm`
 * thunk cannot be used here: it adds a history entry, which would conflict with a blocked Back.
 */
export function LeaveQuestion({ isActive, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => next.pathname !== current.pathname && !APP_EXITS.includes(next.pathname),
    disabled: !isActive,
    enableBeforeUnload: isActive,
    withResolver: true,
  })
  const leave = () => {
    onLeave()
    proceed?.()
  }
  return (
    <Dialog
      isOpen={status === 'blocked'}
      role="alertdialog"
      size="small"
      title={t('account.leave.title')}
      onClose={() => reset?.()}
      footer={
        <>
          <Button variant="secondary" onPress={leave}>
            {t('account.leave.leave')}
          </Button>
          <Button onPress={() => reset?.()}>{t('account.leave.stay')}</Button>
        </>
      }
    >
      <p>{t('account.leave.text')}</p>
    </Dialog>
  )
}
