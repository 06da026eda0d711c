import { X } from 'lucide-react'
import { galleryApi } from '@/api/gallery'
import { Picture } from '@/cardTypes/focus/Picture'
import { useTranslation } from '@/i18n/i18n'
import { dismissCharacter, selectIsDismissed } from '@/model/onboarding/charactersSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { IconButton } from '@/ui/IconButton'
import styles from './GalleryStrip.module.css'
import { ItemFacts } from './ItemFacts'

/** Size of a starter's card, px (C-088). */
const SIZE = { width: 280, height: 200 }
/** px of the card that the picture fills. */
const PICTURE_HEIGHT = 112

/**
 * Strip of starters on the empty board (C-087, C-088), until dismissed or until a starter was saved. Shows nothing while loading or after a
 * failure: the board is complete without the strip.
 */
export function GalleryStrip({ onOpen }: { onOpen: (itemId: string) => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isDismissed = useAppSelector((state) => selectIsDismissed(state, 'gallery'))
  const { data: items = [] } = galleryApi.useGetGalleryQuery(undefined, { skip: isDismissed })
  if (isDismissed || items.length === 0) return null
  return (
    <section className={styles.strip} aria-label={t('gallery.strip')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('gallery.strip')}</h2>
        <IconButton label={t('gallery.dismiss')} icon={<X />} onPress={() => dispatch(dismissCharacter('gallery'))} />
      </header>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item} data-stacked={item.type === 'stack'}>
            <button
              type="button"
              className={styles.card}
              style={{ inlineSize: SIZE.width, blockSize: SIZE.height }}
              aria-label={t('gallery.open', { title: item.title })}
              onClick={() => onOpen(item.id)}
            >
              <span className={styles.picture} style={{ blockSize: PICTURE_HEIGHT }}>
                <Picture src={item.image} alt="" width={SIZE.width} height={PICTURE_HEIGHT} fallback={null} />
              </span>
              <span className={styles.name}>{item.title}</span>
              <ItemFacts item={item} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
