import clsx from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useShortcuts } from '@/lib/shortcuts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'

export type DialogProps = {
  isOpen: boolean
  /** Called on Escape, on the close button and, if dismissable, on a press outside. */
  onClose: () => void
  title: string
  /** Accessible name of the close button; undefined: no close button, the footer's buttons close the dialog. */
  closeLabel?: string
  /** True while closing would interrupt a pending operation: disables the close button, Escape and a press outside. */
  isCloseDisabled?: boolean
  children: ReactNode
  /** Buttons, the primary button last. */
  footer?: ReactNode
  /** `screen` covers the whole screen. */
  size?: 'small' | 'medium' | 'large' | 'screen'
  /** `alertdialog`: for irreversible actions; the content is announced with the title. */
  role?: 'dialog' | 'alertdialog'
  /** Set false if a press outside would lose user input. */
  isDismissable?: boolean
}

/** Modal dialog with focus trap and focus restore; a bottom sheet on narrow screens. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, isCloseDisabled = false, children, footer } = props
  const { size = 'medium', role, isDismissable = true } = props
  const bodyId = useId()
  // Blocks the shortcuts of screens below, also while keyboard focus is on the body of the page.
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

/** Makes the body focusable while scrollable; otherwise the keyboard could not scroll the body. */
function makeFocusableWhileScrollable(body: HTMLElement | null) {
  if (!body) return
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  })
  observer.observe(body)
  return () => observer.disconnect()
}
