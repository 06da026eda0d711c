import clsx from 'clsx'
import styles from './Spinner.module.css'

export type SpinnerProps = {
  /** Accessible name, for example 'Saving'. */
  label: string
  size?: 'medium' | 'large'
  id?: string
  className?: string
}

/** Indeterminate progress indicator: three hopping dots. A pending Button announces the label. */
export function Spinner({ label, size = 'medium', id, className }: SpinnerProps) {
  return (
    <span id={id} role="progressbar" aria-label={label} className={clsx(styles.spinner, styles[size], className)}>
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  )
}
