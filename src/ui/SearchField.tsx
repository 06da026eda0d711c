import clsx from 'clsx'
import { isComposing } from '@/lib/isComposing'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton, type IconButtonProps } from './IconButton'
import styles from './SearchField.module.css'

export type SearchFieldProps = {
  value: string
  onChange: (value: string) => void
  label: string
  /** Accessible name of the button that opens the field. */
  openLabel: string
  clearLabel: string
  placeholder?: string
  placement?: IconButtonProps['placement']
  /** False keeps the field open, for example in a list of people. */
  isExpandable?: boolean
  className?: string
}

/**
 * Search field that is collapsed to an icon button. Escape clears the text; a second Escape collapses the field and focuses the button.
 * Blur collapses an empty field, while a field with text stays open.
 *
 * The input is native, so the user can type right after the press of the button, before any code has loaded (D-0048).
 */
export function SearchField(props: SearchFieldProps) {
  const {
    value,
    onChange,
    label,
    openLabel,
    clearLabel,
    placeholder,
    placement,
    isExpandable = true,
    className,
  } = props
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const shouldFocusOpener = useRef(false)

  const close = (shouldRestoreFocus: boolean) => {
    shouldFocusOpener.current = shouldRestoreFocus
    setIsOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During a composition Escape belongs to the input method.
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
    if (value === '') return isExpandable ? close(true) : undefined
    event.preventDefault()
    // Otherwise React Aria would close a surrounding dialog.
    event.stopPropagation()
    onChange('')
  }

  if (isExpandable && !isOpen && value === '') {
    return (
      <IconButton
        ref={(button) => {
          if (button && shouldFocusOpener.current) button.focus()
          shouldFocusOpener.current = false
        }}
        label={openLabel}
        icon={<Search aria-hidden="true" />}
        placement={placement}
        onPress={() => setIsOpen(true)}
      />
    )
  }

  return (
    <div
      className={clsx(styles.field, isExpandable && styles.opening, className)}
      onFocus={() => setIsOpen(true)}
      onBlur={() => (value === '' ? close(false) : undefined)}
    >
      <Search aria-hidden="true" size={20} className={styles.icon} />
      <input
        ref={input}
        type="search"
        // The field replaces the button that had focus.
        autoFocus={isExpandable && value === ''}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        className={styles.input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {value === '' ? null : (
        <button
          type="button"
          // No tab stop, because keyboard users clear the field with Escape.
          tabIndex={-1}
          aria-label={clearLabel}
          className={styles.clear}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <X aria-hidden="true" size={20} />
        </button>
      )}
    </div>
  )
}
