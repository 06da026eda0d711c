import type { Ref } from 'react'
import type { Density } from '@/store/density'
import styles from './CardTile.module.css'

/**
 * The words of a tile, unseen, with every line that is sure to be shown: two of the title and one below. Set to the width of a tile, it is as high
 * as the words of all tiles of a density have to be in this text size and spacing (D-0092).
 */
export const TileProbe = ({ ref, density }: { ref: Ref<HTMLDivElement>; density: Density }) => (
  <div ref={ref} className={styles.probe} data-density={density}>
    <div className={styles.words}>
      <p className={styles.title} />
      <p className={styles.subtitle} />
    </div>
  </div>
)
