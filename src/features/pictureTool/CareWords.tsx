import styles from './panels.module.css'

/**
 * Words of care in place of a picture (D-3151). They stand calmly, without a colour of danger, and quote nothing of what
 * was typed.
 */
export function CareWords({ words }: { words: string }) {
  return (
    <div role="status" className={styles.care}>
      <p dir="auto">{words}</p>
    </div>
  )
}
