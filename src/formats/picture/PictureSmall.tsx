import { Camera } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf, CardType } from '@/api/card.schema'
import { Spinner } from '@/ui/Spinner'
import { CoverPicture } from '../CoverPicture'
import type { SmallProps } from '../format'
import { Paper } from '../Paper'
import { PicturePlaceholder } from './PicturePlaceholder'
import styles from './PictureSmall.module.css'
import { pictureOf } from './pictureOf'

export type PictureType = Extract<CardType, 'image' | 'imageupload' | 'drawing' | 'shape' | 'annotation'>

/** The picture fills the cover; what was drawn is fitted, so that nothing of it is cut off. */
export function PictureSmall({ card }: SmallProps<CardOf<PictureType>>) {
  if (card.mediaLoading) return <PictureOnItsWay />
  const { src, fit } = pictureOf(card)
  return <CoverPicture src={src} imageY={card.image_y} fit={fit} fallback={<PicturePlaceholder type={card.type} />} />
}

/** While the picture is being made or sent; the share that is done is not known. */
function PictureOnItsWay() {
  const { t } = useTranslation()
  return (
    <Paper look="desk" className={styles.waiting}>
      <span className={styles.frame}>
        <Camera />
      </span>
      <Spinner label={t('formats.card.pictureLoading')} />
    </Paper>
  )
}
