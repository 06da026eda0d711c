import { Camera } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { Spinner } from '@/ui/Spinner'
import { CoverPicture } from '../tile/CoverPicture'
import type { ThumbnailProps } from '../cardTypeViews'
import { TileSurface } from '../tile/TileSurface'
import { PicturePlaceholder } from './PicturePlaceholder'
import styles from './PictureThumbnail.module.css'
import type { PictureCardType } from './definition'
import { pictureOf } from './pictureOf'

/**
 * Shows the picture as the tile's cover. Photos and images fill the cover; drawings are fitted, otherwise parts of them
 * would be cut off.
 */
export function PictureThumbnail({ card }: ThumbnailProps<CardOf<PictureCardType>>) {
  if (card.mediaLoading) return <PictureLoading />
  const { src, fit } = pictureOf(card)
  return <CoverPicture src={src} imageY={card.image_y} fit={fit} fallback={<PicturePlaceholder type={card.type} />} />
}

/** Placeholder while the picture is being generated or uploaded. The progress is unknown. */
function PictureLoading() {
  const { t } = useTranslation()
  return (
    <TileSurface variant="plain" className={styles.loading}>
      <span className={styles.frame}>
        <Camera />
      </span>
      <Spinner label={t('formats.card.pictureLoading')} />
    </TileSurface>
  )
}
