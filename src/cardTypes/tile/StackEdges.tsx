import clsx from 'clsx'
import styles from './CardTile.module.css'

/** Decorative edges of sheets, visible below the top sheet of a container's tile. */
export function StackEdges() {
  return (
    <>
      <span className={clsx(styles.layer, styles.lowest)} aria-hidden="true" />
      <span className={clsx(styles.layer, styles.middle)} aria-hidden="true" />
    </>
  )
}
