import clsx from 'clsx'
import { Target } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { Card } from '@/api/cards/card.schema'
import styles from './CurriculumChips.module.css'
import { decodeEntities } from '../rules/decode'
import { OmittedCount } from './OmittedCount'
import { limitItems } from '../rules/limitItems'

/** Maximum number of objectives shown in each of the two lists. */
const MAX_OBJECTIVES = 10

/**
 * Lists the curriculum objectives that the card covers, then related objectives (B-157, B-158). Renders nothing if
 * there are none.
 */
export function CurriculumChips({ card }: { card: Card }) {
  const { t } = useTranslation()
  // A server may omit either list (D-0052).
  const { base_lo = [], related_lo = [] } = card as Partial<Card>
  if (base_lo.length + related_lo.length === 0) return null
  const base = limitItems(base_lo, MAX_OBJECTIVES)
  const related = limitItems(related_lo, MAX_OBJECTIVES)
  const chip = ({ code, text }: Card['base_lo'][number], isRelated: boolean, index: number) => (
    <li key={`${isRelated} ${index}`} className={clsx(styles.chip, isRelated && styles.related)}>
      {isRelated ? <span className="visually-hidden">{t('formats.curriculum.related')}</span> : null}
      <strong className={styles.code}>{decodeEntities(code)}</strong> {decodeEntities(text)}
    </li>
  )
  return (
    <div className={styles.curriculum}>
      <Target className={styles.icon} aria-hidden="true" />
      <ul className={styles.chips} aria-label={t('formats.curriculum.label')}>
        {base.shown.map((objective, index) => chip(objective, false, index))}
        {related.shown.map((objective, index) => chip(objective, true, index))}
      </ul>
      <OmittedCount count={base.hidden + related.hidden} />
    </div>
  )
}
