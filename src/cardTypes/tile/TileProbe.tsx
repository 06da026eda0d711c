import type { Ref } from 'react'
import type { ShownDensity } from '@/store/density'
import styles from './CardTile.module.css'

/**
 * Invisible text lines of a tile, with the guaranteed room for two lines of the title and one below. `useGeometry` renders
 * them at the width of a tile and measures the height needed in this density. The user's text size and spacing count (D-0092).
 */
export const TileProbe = ({ ref, density }: { ref: Ref<HTMLDivElement>; density: ShownDensity }) => (
  <div ref={ref} className={styles.probe} data-density={density}>
    <div className={styles.words}>
      <p className={styles.title} />
      <p className={styles.subtitle} />
    </div>
  </div>
)
