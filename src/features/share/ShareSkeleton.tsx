import { useTranslation } from '@/i18n/i18n'
import { Skeleton } from '@/ui/Skeleton'
import styles from './ShareDialog.module.css'

/** In percent. */
const NAME_WIDTHS = [46, 34, 52, 40]

export function ShareSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.picker} role="status" aria-busy="true" aria-label={t('share.loading')}>
      <div className={styles.chosen}>
        <Skeleton width={96} height={16} />
        <Skeleton width={180} height={44} radius="full" />
      </div>
      <div className={styles.panel}>
        <div className={styles.search}>
          <Skeleton height={44} radius="full" />
        </div>
        <div className={styles.list}>
          {NAME_WIDTHS.map((width) => (
            <div key={width} className={styles.waiting}>
              <Skeleton width={36} height={36} radius="full" />
              <Skeleton width={`${width}%`} height={16} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
