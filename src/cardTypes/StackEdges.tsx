import clsx from 'clsx'
import styles from './CardTile.module.css'

/** The sheets that lie under the first one of a card that holds others. */
export function StackEdges() {
  return (
    <>
      <span className={clsx(styles.layer, styles.lowest)} aria-hidden="true" />
      <span className={clsx(styles.layer, styles.middle)} aria-hidden="true" />
    </>
  )
}
