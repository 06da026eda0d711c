import clsx from 'clsx'
import { Check } from 'lucide-react'
import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react'
import {
  Header,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
} from 'react-aria-components/Menu'
import { AnchoredMenu, type AnchoredMenuProps, type MenuBehaviour } from './AnchoredMenu'
import type { ButtonProps } from './Button'
import type { IconButtonProps } from './IconButton'
import styles from './Menu.module.css'

export type MenuProps = MenuBehaviour &
  Pick<AnchoredMenuProps, 'label' | 'children' | 'placement'> & {
    trigger: ReactElement<ButtonProps | IconButtonProps>
  }

/** Button with a menu. For a selection, pass `selectionMode` and `selectedKeys`. */
export function Menu({ trigger, placement = 'bottom start', ...menu }: MenuProps) {
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
      <AnchoredMenu {...menu} anchor={button} isOpen={isOpen} placement={placement} onClose={() => setIsOpen(false)} />
    </>
  )
}

export type MenuItemProps = Omit<AriaMenuItemProps, 'children' | 'className'> & {
  children: ReactNode
  icon?: ReactNode
  kind?: 'plain' | 'danger'
}

/** Item of a Menu. A selected item ends with a check mark. */
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

/** Group of MenuItems with a small heading. It can have its own selection. */
export function MenuSection({ title, children, ...section }: MenuSectionProps) {
  return (
    <AriaMenuSection {...section} className={styles.section}>
      <Header className={styles.title}>{title}</Header>
      {children}
    </AriaMenuSection>
  )
}
