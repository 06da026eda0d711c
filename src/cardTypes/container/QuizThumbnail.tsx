import type { CardOf } from '@/api/cards/card.schema'
import { CoverPicture } from '../tile/CoverPicture'
import type { ThumbnailProps } from '../cardTypeViews'
import { TileSurface } from '../tile/TileSurface'
import styles from './QuizThumbnail.module.css'

/** Shows the cover picture, or four answer tiles around a question mark if there is none. */
export function QuizThumbnail({ card }: ThumbnailProps<CardOf<'quiz'>>) {
  return <CoverPicture src={card.image} imageY={card.image_y} fallback={<AnswerTiles />} />
}

function AnswerTiles() {
  return (
    <TileSurface variant="plain" className={styles.tiles}>
      <span>A</span>
      <span>B</span>
      <span>C</span>
      <span>D</span>
      <strong className={styles.mark}>?</strong>
    </TileSurface>
  )
}
