import type { CardOf } from '@/api/card.schema'
import { CoverPicture } from '../CoverPicture'
import type { SmallProps } from '../format'
import { Paper } from '../Paper'
import styles from './StackSmall.module.css'

/** The cover picture, else sheets fanned out with how many there are. */
export function StackSmall({ card }: SmallProps<CardOf<'stack'>>) {
  return <CoverPicture src={card.image} imageY={card.image_y} fallback={<Fan count={card.childCount} />} />
}

function Fan({ count }: { count: number }) {
  return (
    <Paper look="desk" className={styles.fan}>
      {count > 2 ? <span className={styles.left} /> : null}
      {count > 1 ? <span className={styles.right} /> : null}
      <span className={styles.front}>{count}</span>
    </Paper>
  )
}
