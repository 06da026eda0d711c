import { useTranslation } from '@/i18n/i18n'
import { Skeleton } from '@/ui/Skeleton'
import styles from './GalleryScreen.module.css'

const THUMBNAILS = [1, 2, 3, 4, 5, 6]

/** Shape of the gallery while its items load. */
export function GallerySkeleton() {
  const { t } = useTranslation()
  return (
    <main className={styles.page} aria-busy="true" aria-label={t('gallery.loading')}>
      <title>{`${t('gallery.title')} · ${t('app.name')}`}</title>
      <header className={styles.header}>
        <h1 id="content" tabIndex={-1} className={styles.title}>
          {t('gallery.title')}
        </h1>
      </header>
      <div className={styles.carousel}>
        <Skeleton height="100%" radius="l" />
        <div className={styles.thumbnails}>
          {THUMBNAILS.map((thumbnail) => (
            <Skeleton key={thumbnail} className={styles.thumbnail} radius="m" />
          ))}
        </div>
      </div>
    </main>
  )
}
