import clsx from 'clsx'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'
import { useSlottedContext } from 'react-aria-components/slots'
import styles from './Spinner.module.css'

export type SpinnerProps = {
  /** Accessible name, for example 'Saving'. */
  label: string
  size?: 'medium' | 'large'
  className?: string
}

/** An indeterminate progress indicator: three hopping dots. Inside a pending Button its label is announced. */
export function Spinner({ label, size = 'medium', className }: SpinnerProps) {
  // React Aria's Button references the id of the progress bar it expects among its children.
  const slot = useSlottedContext(ProgressBarContext)
  return (
    <span id={slot?.id} role="progressbar" aria-label={label} className={clsx(styles.spinner, styles[size], className)}>
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  )
}
