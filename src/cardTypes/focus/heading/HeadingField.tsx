import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '@/lib/isComposing'
import { withoutLineBreaks } from '@/lib/withoutLineBreaks'
import styles from './HeadingField.module.css'

/** Maximum length of a title, in characters (D-2410). */
const MAX_LENGTH = 255

type HeadingFieldProps = {
  label: string
  placeholder: string
  value: string
  /** If true, an empty text is never saved: `onChange` gets the text from before the edit instead. */
  isRequired?: boolean
  isFocusedAtFirst?: boolean
  /** Called with the trimmed text on each change. On Escape, called with the text from before the edit. */
  onChange: (text: string) => void
  /** Called on Enter to move keyboard focus into the card's content; undefined if the card has no editor. */
  onEnter?: () => void
  onLeave: () => void
}

/**
 * Field for editing a title or subtitle in place. It looks like plain text and grows with it. A line break becomes a
 * space.
 */
export function HeadingField(props: HeadingFieldProps) {
  const { label, placeholder, value, isRequired = false, isFocusedAtFirst, onChange, onEnter, onLeave } = props
  /**
   * Text typed since the field got keyboard focus. It takes precedence over `value`, otherwise an update from the
   * server would move the caret.
   */
  const [typed, setTyped] = useState<string>()
  const [before, setBefore] = useState(value)
  const text = typed ?? value

  const type = (next: string) => {
    setTyped(next)
    const trimmed = next.trim()
    onChange(isRequired && !trimmed ? before : trimmed)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // During an IME composition, Enter accepts a candidate and Escape discards it.
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape' && typed !== undefined) {
      setTyped(undefined)
      onChange(before)
    }
    if (event.key === 'Enter' && onEnter) onEnter()
    // Moves keyboard focus to the card's screen, so that the keyboard shortcuts of the card keep working.
    else event.currentTarget.closest('main')?.focus({ preventScroll: true })
    event.currentTarget.blur()
  }

  return (
    <span className={styles.field} data-text={text || placeholder}>
      <textarea
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={MAX_LENGTH}
        rows={1}
        autoFocus={isFocusedAtFirst}
        onFocus={() => setBefore(value)}
        onChange={({ currentTarget }) => type(withoutLineBreaks(currentTarget.value))}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setTyped(undefined)
          onLeave()
        }}
      />
    </span>
  )
}
