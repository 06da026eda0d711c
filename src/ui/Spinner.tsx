import clsx from 'clsx'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'
import { useSlottedContext } from 'react-aria-components/slots'
import styles from './Spinner.module.css'

export type SpinnerProps = {
  /** What a screen reader hears, for example 'Saving'. */
  label: string
  size?: 'medium' | 'large'
  className?: string
}

/** Three dots that hop while something takes its time. Inside a pending Button it is the part that is announced. */
export function Spinner({ label, size = 'medium', className }: SpinnerProps) {
  // React Aria's Button names itself with the id of the progress bar it expects among its children.
  const slot = useSlottedContext(ProgressBarContext)
  return (
    <span id={slot?.id} role="progressbar" aria-label={label} className={clsx(styles.spinner, styles[size], className)}>
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  )
}
