import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

/** Where the app itself leads when nobody can work on this screen; the changes are kept as a draft. */
const APP_EXITS: readonly string[] = ['/login', '/error/503']

type LeaveQuestionProps = {
  /** True while there are unsaved changes. */
  isActive: boolean
  /** Called when the person leaves without saving. */
  onLeave: () => void
}

/**
 * Asks before unsaved changes are left, by a link, the browser's Back or by closing the tab (D-0074). Not a confirmation of the store: that one
 * adds an entry to the history, in which a blocked Back is not finished.
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
