import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import type { Tone } from './tone'
import tones from './Tone.module.css'

export type ChipProps = {
  kind?: Tone
  children: ReactNode
  /** Decorative icon that distinguishes the kind without colour. */
  icon?: ReactNode
  className?: string
}

/** Small label for a status, such as the share status of a card. */
export function Chip({ kind = 'neutral', children, icon, className }: ChipProps) {
  return (
    <span className={clsx(styles.chip, tones[kind], className)}>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {children}
    </span>
  )
}
