import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

type ConfirmationDialogProps = {
  title: string
  text: string
  /** True when Yes is destructive. */
  isDanger: boolean
  onAnswer: (isYes: boolean) => void
}

/** Alert dialog with Yes and Cancel; Escape is Cancel (C-117, C-118, D-3144). */
export function ConfirmationDialog({ title, text, isDanger, onAnswer }: ConfirmationDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={title}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button variant="secondary" onPress={() => onAnswer(false)}>
            {t('confirmation.cancel')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onPress={() => onAnswer(true)}>
            {t('confirmation.yes')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
