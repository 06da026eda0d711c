import type { ReactNode, RefObject } from 'react'
import {
  Menu as AriaMenu,
  type MenuProps as AriaMenuProps,
  Popover,
  type PopoverProps,
} from 'react-aria-components/Menu'
import { useIsPainted } from '@/lib/loading/useIsPainted'
import styles from './Menu.module.css'

/** What React Aria knows of a menu, such as its selection, besides what the app gives each menu. */
export type MenuBehaviour = Omit<AriaMenuProps<object>, 'children' | 'className' | 'aria-label' | 'items' | 'onClose'>

export type AnchoredMenuProps = MenuBehaviour & {
  /** The element the menu is positioned at; focus returns to it if it is focusable. */
  anchor: RefObject<Element | null>
  /** By default true: the menu is open while it is mounted. */
  isOpen?: boolean
  /** Accessible name of the menu, announced when it opens. */
  label: string
  onClose: () => void
  placement?: PopoverProps['placement']
  /** MenuItems and MenuSections. */
  children: ReactNode
}

/** A page that still scrolls when the menu opens would close it, as long as it is not modal. */
// oxlint-disable-next-line typescript/no-deprecated -- React Aria does not say why it closes; the event that is being handled does
const isScrolling = () => window.event?.type === 'scroll'

/** A menu without its own trigger, also for many elements that share one. */
export function AnchoredMenu({
  anchor,
  isOpen = true,
  label,
  onClose,
  placement = 'bottom end',
  children,
  ...menu
}: AnchoredMenuProps) {
  // The page becomes inert, which restyles all of it, in an update of its own: the menu is painted first (D-0094).
  const isModal = useIsPainted(isOpen)
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
