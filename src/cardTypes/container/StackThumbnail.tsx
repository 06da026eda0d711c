import type { CardOf } from '@/api/cards/card.schema'
import { CoverPicture } from '../tile/CoverPicture'
import type { ThumbnailProps } from '../cardTypeViews'
import { numberText } from '../rules/formatDate'
import { TileSurface } from '../tile/TileSurface'
import styles from './StackThumbnail.module.css'

/** Shows the cover picture, or a fan of up to three sheets with the number of children if there is none. */
export function StackThumbnail({ card }: ThumbnailProps<CardOf<'stack'>>) {
  return <CoverPicture src={card.image} imageY={card.image_y} fallback={<Fan count={card.childCount} />} />
}

function Fan({ count }: { count: number }) {
  return (
    <TileSurface variant="plain" className={styles.fan}>
      {count > 2 ? <span className={styles.left} /> : null}
      {count > 1 ? <span className={styles.right} /> : null}
      <span className={styles.front}>{numberText(count)}</span>
    </TileSurface>
  )
}
