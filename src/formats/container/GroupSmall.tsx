import type { CardOf } from '@/api/card.schema'
import { CoverPicture } from '../CoverPicture'
import type { SmallProps } from '../format'
import { Paper } from '../Paper'
import { Picture } from '../Picture'
import styles from './GroupSmall.module.css'

const THUMBNAILS = 4

/** Up to 4 thumbnails of the cards in the group; the cover picture as long as the cards are not known. */
export function GroupSmall({ card }: SmallProps<CardOf<'group' | 'groupinsight'>>) {
  if (card.image && !card.cards) {
    return <CoverPicture src={card.image} imageY={card.image_y} fallback={<Blocks count={card.childCount} />} />
  }
  if (!card.cards) return <Blocks count={card.childCount} />
  return (
    <Paper look="desk" className={styles.grid}>
      {card.cards.slice(0, THUMBNAILS).map((child) => (
        <span key={child.id} data-type={child.type} className={styles.block}>
          <Picture src={child.image} alt="" width={180} height={135} imageY={child.image_y} fallback={null} />
        </span>
      ))}
    </Paper>
  )
}

/** Stand-ins for thumbnails. */
function Blocks({ count }: { count: number }) {
  return (
    <Paper look="desk" className={styles.grid}>
      {Array.from({ length: Math.min(Math.max(count, 1), THUMBNAILS) }, (_, index) => (
        <span key={index} className={styles.block} />
      ))}
    </Paper>
  )
}
