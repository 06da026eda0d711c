import { Award, Clock3, FolderOpen, Play } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { Card, CardOf } from '@/api/cards/card.schema'
import { Button } from '@/ui/Button'
import { FocusSection } from '../focus/FocusSection'
import type { FocusProps } from '../cardTypeViews'
import { useFocusCommands } from '../focus/focusCommands'
import { countLabel } from '../rules/labels'
import { OmittedCount } from '../focus/OmittedCount'
import { limitItems } from '../rules/limitItems'
import { totalMarks } from '../rules/totalMarks'
import { getCardTypeViews } from '../registry'
import { ChildCard } from './ChildCard'
import type { ContainerCardType } from './definition'
import styles from './ContainerFocus.module.css'

/**
 * Shows the number of children, the reading time or marks, and the children if the response includes them (B-125 to
 * B-131, D-0090). A stack or quiz also gets a button that opens its first child. A group has no such button; the user
 * opens its listed cards.
 */
export function ContainerFocus({ card }: FocusProps<CardOf<ContainerCardType>>) {
  const { t } = useTranslation()
  const { openStack, openCard } = useFocusCommands()
  const isQuiz = card.type === 'quiz'
  const isOpenable = card.type === 'stack' || isQuiz
  // A server may omit `readingTime` (D-0052).
  const minutes = (card.readingTime as Partial<typeof card.readingTime> | undefined)?.minutes_to_consume ?? 0
  const marks = isQuiz ? totalMarks(card.cards) : 0
  const { icon: Icon } = getCardTypeViews(card)
  const children = limitItems<Card>(card.cards ?? [])
  const isFirstMissing = isOpenable && card.childCount > 0 && card.first_child_id === null
  // Logs a warning for the operators of the backend. The user sees only a disabled button (B-130, B-565).
  useEffect(() => {
    if (isFirstMissing) console.warn(`[formats] ${card.type} ${card.id} holds cards but names none as its first.`)
  }, [isFirstMissing, card.type, card.id])
  return (
    <>
      <div className={styles.summary}>
        <p className={styles.facts}>
          <span>
            <Icon aria-hidden="true" />
            {countLabel(card, t)}
          </span>
          {marks > 0 ? (
            <span>
              <Award aria-hidden="true" />
              {t('formats.question.marks', { count: marks })}
            </span>
          ) : null}
          {minutes > 0 && !isQuiz ? (
            <span>
              <Clock3 aria-hidden="true" />
              {t('formats.container.readingTime', { count: minutes })}
            </span>
          ) : null}
        </p>
        {isOpenable ? (
          <Button
            size="large"
            icon={isQuiz ? <Play /> : <FolderOpen />}
            isDisabled={!openStack || !card.first_child_id}
            onPress={() => openStack?.(card)}
          >
            {t(isQuiz ? 'formats.container.start' : 'formats.container.open')}
          </Button>
        ) : null}
      </div>
      {card.cards ? (
        <FocusSection heading={t('formats.container.inside')}>
          {card.cards.length === 0 ? <p>{t('formats.container.empty')}</p> : null}
          <ol className={styles.children}>
            {children.shown.map((child: Card, index) => (
              <li key={index}>
                <ChildCard card={child} onOpen={openCard && (() => openCard(child, card))} />
              </li>
            ))}
          </ol>
          <OmittedCount count={children.hidden} />
        </FocusSection>
      ) : null}
    </>
  )
}
