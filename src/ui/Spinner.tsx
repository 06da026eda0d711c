import clsx from 'clsx'
import styles from './Spinner.module.css'

export type SpinnerProps = {
  label: string
  size?: 'medium' | 'large'
  id?: string
  className?: string
}

/** Shows with three hopping dots that something is running. In a pending Button, the label is announced. */
export function Spinner({ label, size = 'medium', id, className }: SpinnerProps) {
  return (
    <span id={id} role="progressbar" aria-label={label} className={clsx(styles.spinner, styles[size], className)}>
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  )
}
