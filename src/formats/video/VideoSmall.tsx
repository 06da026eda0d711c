import { Play } from 'lucide-react'
import type { CardOf } from '@/api/card.schema'
import { CoverPicture } from '../CoverPicture'
import type { SmallProps } from '../format'
import { Paper } from '../Paper'
import styles from './VideoSmall.module.css'

/** The thumbnail with a play sign. */
export function VideoSmall({ card }: SmallProps<CardOf<'video'>>) {
  return (
    <div className={styles.video}>
      <CoverPicture src={card.thumbnail ?? card.image} imageY={card.image_y} fallback={<FilmStrip />} />
      <span className={styles.play}>
        <Play fill="currentColor" />
      </span>
    </div>
  )
}

/** Stands where the thumbnail is missing. */
export function FilmStrip() {
  return (
    <Paper look="desk" className={styles.film}>
      <span className={styles.holes} />
      <span className={styles.holes} />
    </Paper>
  )
}
