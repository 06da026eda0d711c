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
  /** The name of the button that opens the field. */
  openLabel: string
  clearLabel: string
  placeholder?: string
  /** True when something else has already been pressed to open it. */
  isInitiallyOpen?: boolean
  /** False keeps the field open, for example in a list of people. */
  isExpandable?: boolean
  className?: string
}

/**
 * A search that rests as an icon button and opens into a field. Escape clears the words, a second Escape closes it and
 * gives focus back to the button; leaving it empty closes it too. While there are words it stays open.
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
  // React Aria clears at the first Escape and lets only the Escape of an empty field through.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value !== '' || !isExpandable) return
    event.stopPropagation()
    close(true)
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
