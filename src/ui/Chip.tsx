import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './Chip.module.css'

export type ChipProps = {
  kind?: 'success' | 'warning' | 'neutral' | 'danger'
  children: ReactNode
  /** Decorative; helps those who do not see the colour. */
  icon?: ReactNode
  className?: string
}

/** A small label that tells a state, for example how a shared card stands. */
export function Chip({ kind = 'neutral', children, icon, className }: ChipProps) {
  return (
    <span className={clsx(styles.chip, styles[kind], className)}>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {children}
    </span>
  )
}
