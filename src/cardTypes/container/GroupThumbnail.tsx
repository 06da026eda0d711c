import type { CardOf } from '@/api/cards/card.schema'
import { CoverPicture } from '../tile/CoverPicture'
import type { ThumbnailProps } from '../cardTypeViews'
import { TileSurface } from '../tile/TileSurface'
import { Picture } from '../focus/Picture'
import { typeAttributes } from '../rules/typeAttributes'
import styles from './GroupThumbnail.module.css'

const MAX_CHILDREN_SHOWN = 4

/**
 * Shows pictures of up to 4 children. While the children are not loaded, shows the group's cover picture or placeholder
 * blocks.
 */
export function GroupThumbnail({ card }: ThumbnailProps<CardOf<'group' | 'groupinsight'>>) {
  if (card.image && !card.cards) {
    return (
      <CoverPicture src={card.image} imageY={card.image_y} fallback={<PlaceholderBlocks count={card.childCount} />} />
    )
  }
  if (!card.cards) return <PlaceholderBlocks count={card.childCount} />
  return (
    <TileSurface variant="plain" className={styles.grid}>
      {card.cards.slice(0, MAX_CHILDREN_SHOWN).map((child, index) => (
        <span key={index} {...typeAttributes(child)} className={styles.block}>
          <Picture src={child.image} alt="" width={180} height={135} imageY={child.image_y} fallback={null} />
        </span>
      ))}
    </TileSurface>
  )
}

function PlaceholderBlocks({ count }: { count: number }) {
  return (
    <TileSurface variant="plain" className={styles.grid}>
      {Array.from({ length: Math.min(Math.max(count || 0, 1), MAX_CHILDREN_SHOWN) }, (_, index) => (
        <span key={index} className={styles.block} />
      ))}
    </TileSurface>
  )
}
