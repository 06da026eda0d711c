import type { Card } from '@/api/cards/card.schema'
import { isContainer } from '@/cardTypes/rules/isContainer'
import { cardTitle, countLabel, typeLabel } from '@/cardTypes/rules/labels'
import { getCardTypeViews } from '@/cardTypes/registry'
import { typeAttributes } from '@/cardTypes/rules/typeAttributes'
import { useTranslation } from '@/i18n/i18n'
import styles from './SharedCards.module.css'

/** Number of cards that are shown with icon and title. */
const MAX_SHOWN = 3

/** Shows the type and title of a single card, or the first titles of several cards. */
export function SharedCards({ cards }: { cards: Card[] }) {
  const { t } = useTranslation()
  const shown = cards.slice(0, MAX_SHOWN)
  const [first] = cards
  const titles = shown.map((card) => cardTitle(card, t)).join(', ')
  const rest = cards.length - shown.length
  const kind =
    first && cards.length === 1 ? [typeLabel(first, t), countLabel(first, t)].filter(Boolean).join(' · ') : null
  return (
    <div className={styles.cards}>
      <span className={styles.pictures} aria-hidden="true">
        {shown.map((card) => {
          const { icon: Icon } = getCardTypeViews(card)
          return (
            <span key={card.id} {...typeAttributes(card)} className={styles.picture}>
              <Icon size={20} />
            </span>
          )
        })}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {titles}
          {rest > 0 ? ` ${t('share.more', { count: rest })}` : null}
        </p>
        <p className={styles.kind}>
          {kind}
          {kind && cards.some(isContainer) ? '. ' : null}
          {cards.some(isContainer) ? t('share.inside') : null}
        </p>
      </div>
    </div>
  )
}
