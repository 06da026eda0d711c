import type { CardOf } from '@/api/cards/card.schema'
import { CoverPicture } from '../tile/CoverPicture'
import type { ThumbnailProps } from '../cardTypeViews'
import { PicturePlaceholder } from './PicturePlaceholder'
import type { PictureCardType } from './definition'
import { pictureOf } from './pictureOf'

/**
 * Shows the picture as the tile's cover. Photos and images fill the cover; drawings are fitted, otherwise parts of them
 * would be cut off.
 */
export function PictureThumbnail({ card }: ThumbnailProps<CardOf<PictureCardType>>) {
  const { src, fit } = pictureOf(card)
  return <CoverPicture src={src} imageY={card.image_y} fit={fit} fallback={<PicturePlaceholder type={card.type} />} />
}
