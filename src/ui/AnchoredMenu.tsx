import type { ReactNode, RefObject } from 'react'
import {
  Menu as AriaMenu,
  type MenuProps as AriaMenuProps,
  Popover,
  type PopoverProps,
} from 'react-aria-components/Menu'
import { useAfterPaint } from '@/lib/loading/useAfterPaint'
import styles from './Menu.module.css'

/** React Aria's menu props, such as the selection, without the props that the app sets. */
export type MenuBehaviour = Omit<AriaMenuProps<object>, 'children' | 'className' | 'aria-label' | 'items' | 'onClose'>

export type AnchoredMenuProps = MenuBehaviour & {
  /** Element that the menu is positioned at; focus returns to the anchor if focusable. */
  anchor: RefObject<Element | null>
  /** Default true: open while mounted. */
  isOpen?: boolean
  /** Accessible name of the menu, announced on opening. */
  label: string
  onClose: () => void
  placement?: PopoverProps['placement']
  /** MenuItems and MenuSections. */
  children: ReactNode
}

/** True if React Aria closes the menu because the page scrolls. A page still scrolling would close a menu that is not yet modal. */
// oxlint-disable-next-line typescript/no-deprecated -- React Aria does not say why it closes; the event that is being handled does
const isScrolling = () => window.event?.type === 'scroll'

/** Menu without a trigger, for example shared by many elements. */
export function AnchoredMenu({
  anchor,
  isOpen = true,
  label,
  onClose,
  placement = 'bottom end',
  children,
  ...menu
}: AnchoredMenuProps) {
  // Turns modal in a second update: an inert page restyles everything, and the menu should paint first (D-0094).
  const isModal = useAfterPaint(isOpen)
  return (
    <Popover
      isOpen={isOpen}
      isNonModal={!isModal}
      onOpenChange={(opens) => (opens || isScrolling() ? undefined : onClose())}
      triggerRef={anchor}
      placement={placement}
      offset={6}
      aria-label={label}
      className={styles.popover}
    >
      <AriaMenu {...menu} aria-label={label} className={styles.menu} autoFocus="first" onClose={onClose}>
        {children}
      </AriaMenu>
    </Popover>
  )
}
