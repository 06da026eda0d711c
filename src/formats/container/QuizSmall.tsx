import type { CardOf } from '@/api/card.schema'
import { CoverPicture } from '../CoverPicture'
import type { SmallProps } from '../format'
import { Paper } from '../Paper'
import styles from './QuizSmall.module.css'

/** The cover picture, else four answer tiles around a question mark. */
export function QuizSmall({ card }: SmallProps<CardOf<'quiz'>>) {
  return <CoverPicture src={card.image} imageY={card.image_y} fallback={<AnswerTiles />} />
}

function AnswerTiles() {
  return (
    <Paper look="desk" className={styles.tiles}>
      <span>A</span>
      <span>B</span>
      <span>C</span>
      <span>D</span>
      <strong className={styles.mark}>?</strong>
    </Paper>
  )
}
