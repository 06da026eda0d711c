import { createContext, type ReactNode, type RefObject, useContext, useState } from 'react'
import styles from './RichTextEditor.module.css'

const FocusWithinContext = createContext(false)

/** Returns true while keyboard focus is in the text or one of its tools. */
export const useFocusWithin = (): boolean => useContext(FocusWithinContext)

type FocusWithinProps = {
  ref: RefObject<HTMLDivElement | null>
  onLeave: () => void
  children: ReactNode
}

/**
 * Frame of the editor that knows whether it contains keyboard focus. It is a separate component, because re-rendering
 * the text on focus would make Slate lose a selection that it has not read yet.
 */
export function FocusWithin({ ref, onLeave, children }: FocusWithinProps) {
  const [hasFocus, setHasFocus] = useState(false)
  return (
    <FocusWithinContext value={hasFocus}>
      <div
        ref={ref}
        className={styles.frame}
        data-focused={hasFocus}
        onFocus={() => setHasFocus(true)}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
          setHasFocus(false)
          onLeave()
        }}
      >
        {children}
      </div>
    </FocusWithinContext>
  )
}
