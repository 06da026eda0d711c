import clsx from 'clsx'
import type { CardOf } from '@/api/cards/card.schema'
import { CoverPicture } from '../tile/CoverPicture'
import type { ThumbnailProps } from '../cardTypeViews'
import { TileSurface } from '../tile/TileSurface'
import { previewLines } from '../rules/plainText'
import type { RichTextCardType } from './definition'
import styles from './RichTextThumbnail.module.css'

/**
 * Shows the picture, or the first lines of the text if there is none. The background is designed for the type: ruled,
 * flash card, highlighted, steps …
 */
export function RichTextThumbnail({ card }: ThumbnailProps<CardOf<RichTextCardType>>) {
  return <CoverPicture src={card.image} imageY={card.image_y} fallback={<BodyPreview card={card} />} />
}

function BodyPreview({ card }: ThumbnailProps<CardOf<RichTextCardType>>) {
  const lines = previewLines(card.body)
  return (
    <TileSurface className={clsx(styles.surface, styles[card.type])}>
      {lines.length > 0 ? lines.map((line, index) => <p key={index}>{line}</p>) : <BlankLines />}
    </TileSurface>
  )
}

function BlankLines() {
  return (
    <>
      <p className={styles.blank} />
      <p className={styles.blank} />
      <p className={styles.blank} />
    </>
  )
}
