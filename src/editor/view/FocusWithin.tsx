import { createContext, type ReactNode, type RefObject, useContext, useState } from 'react'
import styles from './RichTextEditor.module.css'

const FocusWithinContext = createContext(false)

/** True while keyboard focus is in the text or one of its tools. */
export const useFocusWithin = (): boolean => useContext(FocusWithinContext)

type FocusWithinProps = {
  ref: RefObject<HTMLDivElement | null>
  /** Called when keyboard focus has left. */
  onLeave: () => void
  children: ReactNode
}

/**
 * Frame of the editor with its focus state. A separate component: a render of the text on focus would make Slate drop an unread selection.
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
