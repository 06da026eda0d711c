import clsx from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useShortcuts } from '@/lib/shortcuts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'

export type DialogProps = {
  isOpen: boolean
  /** Called on Escape, on a press of the close button and, if dismissable, on a press outside. */
  onClose: () => void
  title: string
  /** Accessible name of the close button. If undefined, there is no close button and the buttons in the footer close the dialog. */
  closeLabel?: string
  /** True while closing would interrupt a running operation. Disables the close button, Escape and the press outside. */
  isCloseDisabled?: boolean
  children: ReactNode
  /** Buttons; the primary button is last. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | 'screen'
  /** `alertdialog` is for actions that cannot be undone. Its content is announced together with the title. */
  role?: 'dialog' | 'alertdialog'
  /** False if a press outside would lose the user's input. */
  isDismissable?: boolean
}

/** Modal dialog that traps focus and restores it on closing. On narrow screens it is a sheet at the bottom. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, isCloseDisabled = false, children, footer } = props
  const { size = 'medium', role, isDismissable = true } = props
  const bodyId = useId()
  // Blocks the shortcuts of the page below, even while focus is on the body.
  useShortcuts(isOpen ? 'dialog' : undefined, () => undefined)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => (isNowOpen ? undefined : onClose())}
      isDismissable={isDismissable && !isCloseDisabled}
      isKeyboardDismissDisabled={isCloseDisabled}
      className={styles.scrim}
    >
      <Modal className={clsx(styles.sheet, styles[size])}>
        <AriaDialog
          role={role}
          aria-describedby={role === 'alertdialog' ? bodyId : undefined}
          className={styles.dialog}
        >
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {closeLabel ? (
              <IconButton
                label={closeLabel}
                icon={<X aria-hidden="true" />}
                isDisabled={isCloseDisabled}
                onPress={onClose}
              />
            ) : null}
          </header>
          <div id={bodyId} ref={makeFocusableWhileScrollable} className={styles.body}>
            {children}
          </div>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Without focus, the keyboard could not scroll the dialog's body. */
function makeFocusableWhileScrollable(body: HTMLElement | null) {
  if (!body) return
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  })
  observer.observe(body)
  return () => observer.disconnect()
}
