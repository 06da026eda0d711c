import { CircleAlert } from 'lucide-react'
import styles from './Field.module.css'

/** What is wrong with a field, below it. The field refers to it by `id`, unless what is around it does. */
export function ErrorText({ id, children }: { id?: string; children: string }) {
  return (
    <span id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" size={18} className={styles.errorIcon} />
      {children}
    </span>
  )
}
