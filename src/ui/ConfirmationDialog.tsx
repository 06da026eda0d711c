import { Button } from './Button'
import { Dialog } from './Dialog'

type ConfirmationDialogProps = {
  title: string
  text: string
  /** True if Yes deletes or removes something. */
  isDanger: boolean
  yesLabel: string
  cancelLabel: string
  onAnswer: (isYes: boolean) => void
}

/** Alert dialog with Yes and Cancel. Escape cancels (C-117, C-118, D-3144). */
export function ConfirmationDialog({
  title,
  text,
  isDanger,
  yesLabel,
  cancelLabel,
  onAnswer,
}: ConfirmationDialogProps) {
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
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onPress={() => onAnswer(true)}>
            {yesLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
