import { useTranslation } from '@/i18n/i18n'
import type { Card } from '@/api/cards/card.schema'
import { cardTitle, countLabel, typeLabel } from '../rules/labels'
import { Picture } from '../focus/Picture'
import { getCardTypeViews } from '../registry'
import { typeAttributes } from '../rules/typeAttributes'
import styles from './ChildCard.module.css'

export type ChildCardProps = { card: Card; onOpen?: () => void }

/** Shows one child in a container's list. With `onOpen` the child is a button, otherwise plain content. */
export function ChildCard({ card, onOpen }: ChildCardProps) {
  const { t } = useTranslation()
  const { icon: Icon } = getCardTypeViews(card)
  const icon = <Icon className={styles.icon} aria-hidden="true" />
  const content = (
    <>
      <span className={styles.cover}>
        <Picture src={card.image} alt="" width={96} height={72} imageY={card.image_y} fallback={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{cardTitle(card, t)}</span>
        <span className={styles.kind}>{[typeLabel(card, t), countLabel(card, t)].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  )
  if (!onOpen) {
    return (
      <div className={styles.child} {...typeAttributes(card)}>
        {content}
      </div>
    )
  }
  return (
    <button type="button" className={styles.child} {...typeAttributes(card)} onClick={onOpen}>
      {content}
    </button>
  )
}
