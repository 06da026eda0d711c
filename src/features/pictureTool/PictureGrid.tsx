import { Check } from 'lucide-react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { Picture } from '@/cardTypes/focus/Picture'
import { PICTURE_SIZES } from '@/cardTypes/rules/pictureSizes'
import { useTranslation } from '@/i18n/i18n'
import styles from './PictureGrid.module.css'

export type OfferedPicture = {
  /** Path below `file/image/`, which identifies the picture. */
  image: string
  /** Alternative text: the tags of a search result, or the prompt of a made picture. */
  alt: string
}

type PictureGridProps = {
  label: string
  pictures: readonly OfferedPicture[]
  size: 'medium' | 'large'
  /** Path of the chosen picture. */
  chosen: string | undefined
  onChoose: (image: string | undefined) => void
}

/** Pictures of which one can be chosen. The grid is one tab stop; arrow keys move inside, Space or a press chooses. */
export function PictureGrid({ label, pictures, size, chosen, onChoose }: PictureGridProps) {
  const { t } = useTranslation()
  const { asked } = PICTURE_SIZES[size]
  return (
    <GridList
      aria-label={label}
      layout="grid"
      selectionMode="single"
      selectedKeys={chosen && pictures.some(({ image }) => image === chosen) ? [chosen] : []}
      onSelectionChange={(keys) => {
        if (keys !== 'all') onChoose(pictures.find(({ image }) => keys.has(image))?.image)
      }}
      // Escape closes the dialog instead.
      escapeKeyBehavior="none"
      className={styles.grid}
      data-size={size}
    >
      {pictures.map(({ image, alt }) => {
        const text = alt.trim() || t('pictureTool.untitled')
        return (
          <GridListItem key={image} id={image} textValue={text} className={styles.item}>
            <Picture src={image} alt={text} {...asked} fallback={<span className={styles.missing}>{text}</span>} />
            <span className={styles.mark} aria-hidden="true">
              <Check size={20} strokeWidth={3} />
            </span>
          </GridListItem>
        )
      })}
    </GridList>
  )
}
