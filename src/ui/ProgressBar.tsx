import clsx from 'clsx'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import styles from './ProgressBar.module.css'

export type ProgressBarProps = {
  /** What is under way, read with the percentage. */
  label: string
  /** 0 to 100; how far is not known when left out. */
  percent?: number
  className?: string
}

/** A thin bar that tells how far something is. */
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
