import clsx from 'clsx'
import type { ReactNode, Ref } from 'react'
import styles from './Landscape.module.css'

type LandscapeProps = {
  /** HTTP status, shown in large digits behind the hills. */
  status?: number
  hillsRef?: Ref<HTMLSpanElement>
  groundRef?: Ref<HTMLSpanElement>
  className?: string
  children: ReactNode
}

/** Decorative desert of the error pages. Made of `span` elements, because the game renders it inside a button. */
export function Landscape({ status, hillsRef, groundRef, className, children }: LandscapeProps) {
  return (
    <span className={clsx(styles.landscape, className)} aria-hidden="true">
      <span className={styles.sun} />
      <span className={styles.status} data-status={status} />
      <span ref={hillsRef} className={styles.hills} />
      <span ref={groundRef} className={styles.ground} />
      {children}
    </span>
  )
}
