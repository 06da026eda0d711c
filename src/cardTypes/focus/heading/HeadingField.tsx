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
  /** True when an empty text is not taken: the text before it stays. */
  isRequired?: boolean
  isFocusedAtFirst?: boolean
  /** Called with the trimmed text at each change; on Escape with the text that the field had when it was entered. */
  onChange: (text: string) => void
  /** Moves keyboard focus into the content of the card; undefined when there is nothing to write in. */
  onEnter?: () => void
  onLeave: () => void
}

/** A text of the card's heading that is edited in place: it looks like the text, and grows with it. A line break becomes a space. */
export function HeadingField(props: HeadingFieldProps) {
  const { label, placeholder, value, isRequired = false, isFocusedAtFirst, onChange, onEnter, onLeave } = props
  /** What is typed while the field has keyboard focus: a version that arrives meanwhile must not move the caret. */
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
    // The screen of the card, so that its keys go on working.
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
