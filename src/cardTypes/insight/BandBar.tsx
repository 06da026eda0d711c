import clsx from 'clsx'
import { useTranslation } from '@/i18n/i18n'
import { numberText } from '../rules/formatDate'
import styles from './BandBar.module.css'
import { type Band, bands } from './bands'

export type BandBarProps = Record<Band, number> & { size?: 'small' | 'large' }

/**
 * Shows the students of each band as a stacked bar. A segment's width is proportional to its count. Empty bands are
 * left out, unless all are empty.
 */
export function BandBar({ size = 'large', ...counts }: BandBarProps) {
  const { t } = useTranslation()
  const filled = bands.filter((band) => counts[band] > 0)
  return (
    <ul className={clsx(styles.bar, styles[size])}>
      {(filled.length > 0 ? filled : bands).map((band) => (
        <li
          key={band}
          className={styles.band}
          data-type="band"
          data-band={band}
          style={{ flexGrow: Math.max(counts[band] || 0, 0.6) }}
        >
          <span className={styles.count}>{numberText(counts[band])}</span>
          <span className={styles.label}>
            {t(`formats.insight.band.${band}`)}
            {size === 'large' ? <span className={styles.range}> {t(`formats.insight.range.${band}`)}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
