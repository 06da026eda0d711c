import type { Ref } from 'react'
import type { Density } from '@/store/density'
import styles from './CardTile.module.css'

/**
 * Hidden words of a tile with every guaranteed line: two of the title and one below. `useGeometry` renders the probe in the width of a tile
 * and measures the height that words need in this density. Text size and spacing of the user count (D-0092).
 */
export const TileProbe = ({ ref, density }: { ref: Ref<HTMLDivElement>; density: Density }) => (
  <div ref={ref} className={styles.probe} data-density={density}>
    <div className={styles.words}>
      <p className={styles.title} />
      <p className={styles.subtitle} />
    </div>
  </div>
)
