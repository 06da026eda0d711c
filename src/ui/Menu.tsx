import clsx from 'clsx'
import { Check } from 'lucide-react'
import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react'
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  Popover,
  type PopoverProps,
} from 'react-aria-components/Menu'
import type { ButtonProps } from './Button'
import type { IconButtonProps } from './IconButton'
import styles from './Menu.module.css'

export type MenuProps = Omit<AriaMenuProps<object>, 'children' | 'className' | 'aria-label' | 'items'> & {
  /** A Button or an IconButton. */
  trigger: ReactElement<ButtonProps | IconButtonProps>
  /** Accessible name of the menu, announced when it opens. */
  label: string
  /** MenuItems and MenuSections. */
  children: ReactNode
  placement?: PopoverProps['placement']
}

/** A menu button. For a selection pass `selectionMode` and `selectedKeys`. */
export function Menu({ trigger, label, children, placement = 'bottom start', ...menu }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onPress: () => setIsOpen(true),
      })}
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        placement={placement}
        offset={6}
        aria-label={label}
        className={styles.popover}
      >
        <AriaMenu
          {...menu}
          aria-label={label}
          autoFocus="first"
          onClose={() => setIsOpen(false)}
          className={styles.menu}
        >
          {children}
        </AriaMenu>
      </Popover>
    </>
  )
}

export type MenuItemProps = Omit<AriaMenuItemProps, 'children' | 'className'> & {
  children: ReactNode
  icon?: ReactNode
  /** Danger: for destructive actions. */
  kind?: 'plain' | 'danger'
}

/** An item of a Menu. A selected one ends with a check mark. */
export function MenuItem({ children, icon, kind = 'plain', textValue, ...item }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...item}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      className={clsx(styles.item, styles[kind])}
    >
      {({ isSelected }) => (
        <>
          {icon ? (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          ) : null}
          <span className={styles.words}>{children}</span>
          {isSelected ? <Check aria-hidden="true" size={20} className={styles.check} /> : null}
        </>
      )}
    </AriaMenuItem>
  )
}

export type MenuSectionProps = Omit<AriaMenuSectionProps<object>, 'children' | 'className' | 'items'> & {
  title: string
  children: ReactNode
}

/** A group of MenuItems under a small heading. It may have its own selection. */
export function MenuSection({ title, children, ...section }: MenuSectionProps) {
  return (
    <AriaMenuSection {...section} className={styles.section}>
      <Header className={styles.title}>{title}</Header>
      {children}
    </AriaMenuSection>
  )
}
