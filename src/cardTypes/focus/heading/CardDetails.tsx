import { CalendarDays, ChevronDown, UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { useTranslation } from '@/i18n/i18n'
import { CardBoundary } from '../../tile/CardBoundary'
import { decodeEntities } from '../../rules/decode'
import { formatDate } from '../../rules/formatDate'
import { CurriculumChips } from '../CurriculumChips'
import styles from './CardDetails.module.css'

/**
 * Line below the title: who shared the card, and a button that shows the date and the curriculum objectives. Closed at
 * first, so that the text of the card begins higher up.
 */
export function CardDetails({ card }: { card: Card }) {
  const { t, language } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const date = formatDate(card.updated_at, language)
  return (
    <>
      <div className={styles.line}>
        {card.shared_by && !card.isOwner ? (
          <span className={styles.fact}>
            <UserRound aria-hidden="true" />
            {t('formats.card.sharedBy', { name: decodeEntities(card.shared_by.name) })}
          </span>
        ) : null}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('saving.details')}
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {date ? (
          <p className={styles.fact}>
            <CalendarDays aria-hidden="true" />
            <time dateTime={card.updated_at}>{t('formats.card.changed', { date })}</time>
          </p>
        ) : null}
        <CardBoundary card={card} fallback={null}>
          <CurriculumChips card={card} />
        </CardBoundary>
      </div>
    </>
  )
}
