import clsx from 'clsx'
import styles from './CardTile.module.css'

/** The sheets visible below the top one of a container's tile; decorative. */
export function StackEdges() {
  return (
    <>
      <span className={clsx(styles.layer, styles.lowest)} aria-hidden="true" />
      <span className={clsx(styles.layer, styles.middle)} aria-hidden="true" />
    </>
  )
}
