import clsx from 'clsx'
import type { CardOf, CardType } from '@/api/card.schema'
import { CoverPicture } from '../CoverPicture'
import type { SmallProps } from '../format'
import { Paper } from '../Paper'
import { plainText } from '../plainText'
import styles from './WrittenSmall.module.css'

export type WrittenType = Extract<CardType, 'text' | 'intro' | 'memorization' | 'studyaid' | 'lessonplan'>

/** The picture, else the first lines of the body on paper that tells the type: ruled, flash card, marked, steps … */
export function WrittenSmall({ card }: SmallProps<CardOf<WrittenType>>) {
  return <CoverPicture src={card.image} imageY={card.image_y} fallback={<WrittenPaper card={card} />} />
}

function WrittenPaper({ card }: SmallProps<CardOf<WrittenType>>) {
  const lines = plainText(card.body)
  return (
    <Paper className={clsx(styles.paper, styles[card.type])}>
      {lines.length > 0 ? lines.map((line, index) => <p key={index}>{line}</p>) : <BlankLines />}
    </Paper>
  )
}

/** Lines of a page that nobody has written on yet. */
function BlankLines() {
  return (
    <>
      <p className={styles.blank} />
      <p className={styles.blank} />
      <p className={styles.blank} />
    </>
  )
}
