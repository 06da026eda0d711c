import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import type { FocusProps } from '../cardTypeViews'
import { cardTitle } from '../rules/labels'
import { Picture } from '../focus/Picture'
import styles from './PictureFocus.module.css'
import { PicturePlaceholder } from './PicturePlaceholder'
import type { PictureCardType } from './definition'
import { pictureOf } from './pictureOf'

/** Shows the picture, large and uncropped. */
export function PictureFocus({ card }: FocusProps<CardOf<PictureCardType>>) {
  const { t } = useTranslation()
  const { src, fit } = pictureOf(card)
  return (
    <div className={styles.stage} data-fit={fit}>
      <Picture
        src={src}
        alt={t('formats.card.pictureOf', { title: cardTitle(card, t) })}
        width={880}
        height={660}
        imageY={card.image_y}
        fit="contain"
        fallback={
          <>
            <PicturePlaceholder type={card.type} />
            <p className={styles.missing}>{t('formats.card.noPicture')}</p>
          </>
        }
      />
    </div>
  )
}
