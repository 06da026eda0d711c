import type { Ref } from 'react'
import styles from './CardTile.module.css'

/**
 * The words of a tile, unseen, with every line that is sure to be shown: two of the title and one below. Set to the width of a tile inside of its
 * border, it is as high as the words of all tiles have to be in this text size and spacing (D-0092).
 */
export const TileProbe = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} className={styles.probe}>
    <div className={styles.words}>
      <p className={styles.title} />
      <p className={styles.subtitle} />
    </div>
  </div>
)
