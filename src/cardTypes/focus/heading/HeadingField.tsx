import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '@/lib/isComposing'
import { withoutLineBreaks } from '@/lib/withoutLineBreaks'
import styles from './HeadingField.module.css'

/** Characters; the maximum length of a title (D-2410). */
const MAX_LENGTH = 255

type HeadingFieldProps = {
  label: string
  placeholder: string
  value: string
  /** True if an empty text is rejected: the previous text stays. */
  isRequired?: boolean
  isFocusedAtFirst?: boolean
  /** Called with the trimmed text at each change; on Escape with the text from before the edit. */
  onChange: (text: string) => void
  /** Moves keyboard focus into the content of the card; undefined without an editor. */
  onEnter?: () => void
  onLeave: () => void
}

/** Title or subtitle, edited in place: the field looks like plain text and grows. A line break becomes a space. */
export function HeadingField(props: HeadingFieldProps) {
  const { label, placeholder, value, isRequired = false, isFocusedAtFirst, onChange, onEnter, onLeave } = props
  /** Typed text while the field has keyboard focus: a newer version from the server must not move the caret. */
  const [typed, setTyped] = useState<string>()
  const [before, setBefore] = useState(value)
  const text = typed ?? value

  const type = (next: string) => {
    setTyped(next)
    const trimmed = next.trim()
    onChange(isRequired && !trimmed ? before : trimmed)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an IME composes, Enter accepts a candidate and Escape discards it.
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape' && typed !== undefined) {
      setTyped(undefined)
      onChange(before)
    }
    if (event.key === 'Enter' && onEnter) onEnter()
    // Focuses the screen of the card, so that the card's keys keep working.
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
