import { CircleAlert } from 'lucide-react'
import styles from './Field.module.css'

/** Error below a field. The field, or the group that contains it, refers to the error by `id`. */
export function ErrorText({ id, children }: { id?: string; children: string }) {
  return (
    <span id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" size={16} className={styles.errorIcon} />
      {children}
    </span>
  )
}
