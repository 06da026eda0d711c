import { createContext, type ReactNode, type RefObject, useContext, useState } from 'react'
import styles from './RichTextEditor.module.css'

const FocusWithinContext = createContext(false)

/** Whether keyboard focus is in the text or in one of its tools. */
export const useFocusWithin = (): boolean => useContext(FocusWithinContext)

type FocusWithinProps = {
  ref: RefObject<HTMLDivElement | null>
  /** Keyboard focus has left. */
  onLeave: () => void
  children: ReactNode
}

/**
 * The frame of the editor, which knows whether it has keyboard focus. A component of its own: if the text rendered again when it gets
 * focus, Slate would drop the selection of the press that it has not read yet.
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
