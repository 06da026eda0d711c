import { Clock, Layers } from 'lucide-react'
import type { GalleryItem } from '@/api/gallery.contract'
import { useTranslation } from '@/i18n/i18n'
import styles from './ItemFacts.module.css'

/** Facts of a starter: number of cards, for a stack only, and minutes (C-170, C-171, D-3136). */
export function ItemFacts({ item: { type, cards, duration } }: { item: GalleryItem }) {
  const { t } = useTranslation()
  return (
    <span className={styles.facts}>
      {type === 'stack' ? (
        <span className={styles.fact}>
          <Layers aria-hidden="true" />
          {t('gallery.cards', { count: cards })}
        </span>
      ) : null}
      <span className={styles.fact}>
        <Clock aria-hidden="true" />
        {t('gallery.minutes', { count: duration })}
      </span>
    </span>
  )
}
