import { Play } from 'lucide-react'
import type { CardOf } from '@/api/cards/card.schema'
import { CoverPicture } from '../tile/CoverPicture'
import type { ThumbnailProps } from '../cardTypeViews'
import { TileSurface } from '../tile/TileSurface'
import styles from './VideoThumbnail.module.css'

export function VideoThumbnail({ card }: ThumbnailProps<CardOf<'video'>>) {
  return (
    <div className={styles.video}>
      <CoverPicture src={card.thumbnail ?? card.image} imageY={card.image_y} fallback={<FilmStrip />} />
      <span className={styles.play}>
        <Play fill="currentColor" />
      </span>
    </div>
  )
}

/** Drawing that replaces a missing thumbnail. */
export function FilmStrip() {
  return (
    <TileSurface variant="plain" className={styles.film}>
      <span className={styles.holes} />
      <span className={styles.holes} />
    </TileSurface>
  )
}
