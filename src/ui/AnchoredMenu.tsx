import type { ReactNode, RefObject } from 'react'
import {
  Menu as AriaMenu,
  type MenuProps as AriaMenuProps,
  Popover,
  type PopoverProps,
} from 'react-aria-components/Menu'
import { useAfterPaint } from '@/lib/loading/useAfterPaint'
import styles from './Menu.module.css'

/** Props of React Aria's menu, such as the selection, without those that the app sets itself. */
export type MenuBehaviour = Omit<AriaMenuProps<object>, 'children' | 'className' | 'aria-label' | 'items' | 'onClose'>

export type AnchoredMenuProps = MenuBehaviour & {
  /** Element at which the menu opens. On closing, focus returns to it if it is focusable. */
  anchor: RefObject<Element | null>
  /** True by default: the menu is open while mounted. */
  isOpen?: boolean
  /** Accessible name, announced when the menu opens. */
  label: string
  onClose: () => void
  placement?: PopoverProps['placement']
  children: ReactNode
}

/**
 * True if React Aria closes the menu because the page scrolls. Otherwise a page that is still scrolling would close a menu that is not yet
 * modal.
 */
// oxlint-disable-next-line typescript/no-deprecated -- React Aria does not say why it closes; the event that is being handled does
const isScrolling = () => window.event?.type === 'scroll'

/** Menu without its own trigger, for example one that many elements share. */
export function AnchoredMenu({
  anchor,
  isOpen = true,
  label,
  onClose,
  placement = 'bottom end',
  children,
  ...menu
}: AnchoredMenuProps) {
  // The menu becomes modal only after its first paint. A modal makes the page inert, which restyles everything and would delay the menu
  // (D-0094).
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
