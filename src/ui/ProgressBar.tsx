import clsx from 'clsx'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import styles from './ProgressBar.module.css'

export type ProgressBarProps = {
  /** Accessible name, announced with the percentage. */
  label: string
  /** From 0 to 100; undefined shows an indeterminate bar. */
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
