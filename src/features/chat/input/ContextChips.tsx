import { Quote, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { cardTitle } from '@/cardTypes/rules/labels'
import { useTranslation } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'
import { BaseButton } from '@/ui/BaseButton'
import styles from './ContextChips.module.css'
import type { AskContext } from './useAskContext'

function Chip({ name, icon, onRemove }: { name: string; icon?: ReactNode; onRemove: () => void }) {
  const { t } = useTranslation()
  return (
    <li className={styles.chip}>
      {icon}
      <span className={styles.name}>{name}</span>
      <BaseButton className={styles.remove} aria-label={t('chat.contextRemove', { name })} onPress={onRemove}>
        <X aria-hidden="true" size={16} />
      </BaseButton>
    </li>
  )
}

function CardChip({ cardId, onRemove }: { cardId: string; onRemove: () => void }) {
  const { t } = useTranslation()
  const card = useAppSelector((state) => selectCachedCard(state, cardId))
  return <Chip name={card ? cardTitle(card, t) : t('chat.contextCard')} onRemove={onRemove} />
}

type ContextChipsProps = Pick<AskContext, 'cardIds' | 'markedText' | 'leaveOutCard' | 'leaveOutMarkedText'> & {
  /** Called when a chip is removed and had focus. The caller moves focus elsewhere. */
  onRemoved: () => void
}

/** Context of the next question: cards and marked text, each with a button that leaves it out. */
export function ContextChips({ cardIds, markedText, leaveOutCard, leaveOutMarkedText, onRemoved }: ContextChipsProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles.chips} aria-label={t('chat.context')}>
      {cardIds.map((cardId) => (
        <CardChip
          key={cardId}
          cardId={cardId}
          onRemove={() => {
            leaveOutCard(cardId)
            onRemoved()
          }}
        />
      ))}
      {markedText ? (
        <Chip
          name={t('chat.contextMarked', { text: markedText })}
          icon={<Quote aria-hidden="true" size={16} />}
          onRemove={() => {
            leaveOutMarkedText()
            onRemoved()
          }}
        />
      ) : null}
    </ul>
  )
}
