import type { ReactNode, RefObject } from 'react'
import { Menu as AriaMenu, Popover, type PopoverProps } from 'react-aria-components/Menu'
import styles from './Menu.module.css'

export type AnchoredMenuProps = {
  /** The element the menu is positioned at; focus returns to it if it is focusable. */
  anchor: RefObject<Element | null>
  label: string
  onClose: () => void
  placement?: PopoverProps['placement']
  /** MenuItems and MenuSections. */
  children: ReactNode
}

/** A menu without its own trigger, open while mounted: for many elements that share one menu. */
export function AnchoredMenu({ anchor, label, onClose, placement = 'bottom end', children }: AnchoredMenuProps) {
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      triggerRef={anchor}
      placement={placement}
      offset={6}
      aria-label={label}
      className={styles.popover}
    >
      <AriaMenu aria-label={label} className={styles.menu} autoFocus="first" onClose={onClose}>
        {children}
      </AriaMenu>
    </Popover>
  )
}
