import { Delete } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import styles from './Keypad.module.css'

/** Three columns and four rows; the login page reserves their height. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'backspace', '0', 'ok'] as const
type Key = (typeof KEYS)[number]

const COLUMNS = 3
/** Added to the index of the focused key to find the key that an arrow key moves to. */
const ARROW_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }
/** Number of characters of any kind from which OK is enabled (A-121, A-337, A-538, D-1004). */
const MIN_OK_LENGTH = 4

type KeypadProps = {
  value: string
  onChange: (value: string) => void
  onSubmit: () => void
  /**
   * Password field. It is focused after a mouse press, so that Enter submits. A touch does not focus it, because the on-screen keyboard
   * would open.
   */
  fieldRef: RefObject<HTMLInputElement | null>
}

const ICONS: Partial<Record<Key, ReactNode>> = { backspace: <Delete aria-hidden="true" size={24} /> }

/**
 * Digits, Backspace and OK for users who cannot type yet (A-117 to A-121, D-1005). Digits are appended to the password and OK submits the
 * form. The keypad is one tab stop; arrow keys move between its keys.
 */
export function Keypad({ value, onChange, onSubmit, fieldRef }: KeypadProps) {
  const { t } = useTranslation()
  const [focusedKey, setFocusedKey] = useState<Key>('1')
  const isMouse = useRef(false)
  const characters = [...value]
  const isOkEnabled = characters.length >= MIN_OK_LENGTH
  // A disabled OK cannot be a tab stop, so the first key takes over.
  const tabStop = focusedKey === 'ok' && !isOkEnabled ? '1' : focusedKey

  const press = (key: Key) => {
    if (key === 'ok') onSubmit()
    else onChange(key === 'backspace' ? characters.slice(0, -1).join('') : value + key)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = ARROW_STEPS[event.key]
    const typedKey = KEYS.find((key) => key !== 'ok' && key === event.key.toLowerCase())
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    if (isShortcut || (step === undefined && !typedKey)) return
    event.preventDefault()
    const keys = event.currentTarget.querySelectorAll('button')
    const next = keys[typedKey ? KEYS.indexOf(typedKey) : KEYS.indexOf(tabStop) + (step ?? 0)]
    // Focus moves before the value changes, because Backspace may disable a focused OK.
    if (next && !next.disabled) next.focus()
    if (typedKey) press(typedKey)
  }

  return (
    // Digits read from left to right in every language.
    <div role="group" aria-label={t('login.keypad.label')} dir="ltr" className={styles.keypad} onKeyDown={onKeyDown}>
      {KEYS.map((key) => (
        <Button
          key={key}
          variant={key === 'ok' ? 'primary' : 'secondary'}
          className={styles.key}
          aria-label={key === 'backspace' ? t('login.keypad.backspace') : undefined}
          tabIndex={key === tabStop ? 0 : -1}
          isDisabled={key === 'ok' && !isOkEnabled}
          onFocus={() => setFocusedKey(key)}
          onPointerDown={({ pointerType }) => {
            isMouse.current = pointerType === 'mouse'
          }}
          onPress={({ type }) => {
            if (type === 'click' && isMouse.current) fieldRef.current?.focus()
            press(key)
          }}
        >
          {key === 'ok' ? t('login.keypad.ok') : (ICONS[key] ?? key)}
        </Button>
      ))}
    </div>
  )
}
