import { sparksApi } from '@/api/sparks'
import type { Spark } from '@/api/sparks.contract'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { Carousel } from '@/ui/Carousel'
import styles from './SparkCarousel.module.css'
import { SparkTile } from './SparkTile'
import { sortByOrder } from './sparkLists'

type SparkCarouselProps = {
  /** Opens the dialog with all sparks (C-022, C-023). */
  onSeeAll: () => void
  /** Runs a spark; `sparkActionOf` decides what it does. The function stays the same while the carousel is on screen. */
  onPick: (spark: Spark) => void
}

/** Sparks to begin with (C-021, C-027, C-076, D-3130). Shows nothing without sparks, and while they load. */
export function SparkCarousel({ onSeeAll, onPick }: SparkCarouselProps) {
  const { t } = useTranslation()
  const { data: sparks = [] } = sparksApi.useGetSparksQuery({})
  if (sparks.length === 0) return null
  return (
    <section className={styles.sparks} aria-label={t('sparks.carousel')}>
      <header className={styles.header}>
        <h2 className={styles.heading}>{t('sparks.carousel')}</h2>
        <Button variant="quiet" aria-haspopup="dialog" onPress={onSeeAll}>
          {t('sparks.seeAll')}
        </Button>
      </header>
      <Carousel
        label={t('sparks.carousel')}
        items={sortByOrder(sparks)}
        keyOf={({ id }) => id}
        renderItem={(spark, tabIndex) => <SparkTile spark={spark} tabIndex={tabIndex} onPick={onPick} />}
        previousLabel={t('sparks.previous')}
        nextLabel={t('sparks.next')}
        positionText={(index, count) => t('sparks.position', { index, count })}
      />
    </section>
  )
}
