import clsx from 'clsx'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import {
  Button as AriaButton,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import { IconButton } from './IconButton'
import styles from './SearchField.module.css'

export type SearchFieldProps = Omit<
  AriaSearchFieldProps,
  'children' | 'className' | 'aria-label' | 'value' | 'onChange'
> & {
  value: string
  onChange: (value: string) => void
  label: string
  /** Accessible name of the button that opens the field. */
  openLabel: string
  clearLabel: string
  placeholder?: string
  /** True when another control has already opened it. */
  isInitiallyOpen?: boolean
  /** False keeps the field open, for example in a list of people. */
  isExpandable?: boolean
  className?: string
}

/**
 * A search field collapsed to an icon button. Escape clears the text, a second Escape collapses the field and returns
 * focus to the button; blur collapses an empty field. With text in it, it stays open.
 */
export function SearchField(props: SearchFieldProps) {
  const {
    value,
    onChange,
    label,
    openLabel,
    clearLabel,
    placeholder,
    isExpandable = true,
    isInitiallyOpen = false,
    className,
    ...rest
  } = props
  const [isOpen, setIsOpen] = useState(isInitiallyOpen)
  const opener = useRef<HTMLButtonElement>(null)
  const shouldFocusOpener = useRef(false)

  const close = (shouldRestoreFocus: boolean) => {
    shouldFocusOpener.current = shouldRestoreFocus
    setIsOpen(false)
  }
  // React Aria clears on the first Escape and stops the propagation of handled keys; only the Escape of an empty field gets here.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value === '' && isExpandable) close(true)
  }

  if (isExpandable && !isOpen && value === '') {
    return (
      <IconButton
        ref={(button) => {
          opener.current = button
          if (button && shouldFocusOpener.current) button.focus()
          shouldFocusOpener.current = false
        }}
        label={openLabel}
        icon={<Search aria-hidden="true" />}
        onPress={() => setIsOpen(true)}
      />
    )
  }

  return (
    <AriaSearchField
      {...rest}
      value={value}
      onChange={onChange}
      aria-label={label}
      autoFocus={isExpandable && value === ''}
      className={clsx(styles.field, isExpandable && styles.opening, className)}
      onKeyDown={closeOnEscape}
      onFocus={() => setIsOpen(true)}
      onBlur={() => (value === '' ? close(false) : undefined)}
    >
      <Search aria-hidden="true" size={20} className={styles.icon} />
      <Input placeholder={placeholder} className={styles.input} />
      {value === '' ? null : (
        <AriaButton aria-label={clearLabel} className={styles.clear}>
          <X aria-hidden="true" size={20} />
        </AriaButton>
      )}
    </AriaSearchField>
  )
}
