import clsx from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'

export type DialogProps = {
  isOpen: boolean
  /** Escape, the close button if there is one and, if dismissable, a press outside. */
  onClose: () => void
  title: string
  /** Names the close button; without it there is none, for a footer whose buttons say it all. */
  closeLabel?: string
  /** True while closing would lose what is under way: neither the close button nor Escape or a press outside closes then. */
  isCloseDisabled?: boolean
  children: ReactNode
  /** The Buttons, the main one last. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** An alert asks before something that cannot be undone; what it holds is read with its title. */
  role?: 'dialog' | 'alertdialog'
  /** False where a press outside would lose what a person has typed. */
  isDismissable?: boolean
}

/** A modal sheet of paper. Focus moves in, stays in and returns to what had it. Narrow screens get it from below. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, isCloseDisabled = false, children, footer } = props
  const { size = 'medium', role, isDismissable = true } = props
  const bodyId = useId()
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

/** A body too long for the sheet scrolls; the keyboard can scroll only what it can reach. */
function makeFocusableWhileScrollable(body: HTMLElement | null) {
  // Environments without layout have no observer, and nothing that scrolls.
  if (!body || !('ResizeObserver' in window)) return
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  })
  observer.observe(body)
  return () => observer.disconnect()
}
