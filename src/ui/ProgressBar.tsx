import clsx from 'clsx'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import styles from './ProgressBar.module.css'

export type ProgressBarProps = {
  /** Accessible name, announced with the percentage. */
  label: string
  /** 0..100; undefined: indeterminate. */
  percent?: number
  className?: string
}

export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  const isIndeterminate = percent === undefined
  return (
    <AriaProgressBar
      aria-label={label}
      value={percent}
      isIndeterminate={isIndeterminate}
      className={clsx(styles.track, className)}
    >
      {({ percentage = 0 }) => (
        <span
          className={clsx(styles.fill, isIndeterminate && styles.indeterminate)}
          style={isIndeterminate ? undefined : { transform: `scaleX(${percentage / 100})` }}
        />
      )}
    </AriaProgressBar>
  )
}
