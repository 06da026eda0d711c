import type { ReactNode } from 'react'
import styles from './DropHint.module.css'

/** What a drop would do, on the drag preview, or on the target when nothing is dragged over it. A live region announces the same. */
export const DropHint = ({ children }: { children: ReactNode }) => (
  <span className={styles.hint} aria-hidden="true">
    {children}
  </span>
)
