import { Clock3, FolderOpen } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { Card, CardOf } from '@/api/cards/card.schema'
import { Button } from '@/ui/Button'
import { FocusSection } from '../FocusSection'
import type { FocusProps } from '../cardTypeViews'
import { useFocusCommands } from '../focusCommands'
import { countLabel } from '../labels'
import { LeftOut } from '../LeftOut'
import { limitItems } from '../limitItems'
import { getCardTypeViews } from '../registry'
import { ChildCard } from './ChildCard'
import type { ContainerCardType } from './definition'
import styles from './ContainerFocus.module.css'

/**
 * Reading time, number of children, and the children themselves if the response contains them (B-125 to B-131).
 * Stacks and quizzes open at their first child; the cards of a group open one by one.
 */
export function ContainerFocus({ card }: FocusProps<CardOf<ContainerCardType>>) {
  const { t } = useTranslation()
  const { openStack, openCard } = useFocusCommands()
  const isOpenable = card.type === 'stack' || card.type === 'quiz'
  // A server may leave it out (D-0052).
  const minutes = (card.readingTime as Partial<typeof card.readingTime> | undefined)?.minutes_to_consume ?? 0
  const { icon: Icon } = getCardTypeViews(card)
  const children = limitItems<Card>(card.cards ?? [])
  const isFirstMissing = isOpenable && card.childCount > 0 && card.first_child_id === null
  // A warning for the operators of the backend; the user sees a disabled button (B-130, B-565).
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
          {minutes > 0 ? (
            <span>
              <Clock3 aria-hidden="true" />
              {t('formats.container.readingTime', { count: minutes })}
            </span>
          ) : null}
        </p>
        {isOpenable ? (
          <Button
            size="large"
            icon={<FolderOpen />}
            isDisabled={!openStack || !card.first_child_id}
            onPress={() => openStack?.(card)}
          >
            {t('formats.container.open')}
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
          <LeftOut count={children.hidden} />
        </FocusSection>
      ) : null}
    </>
  )
}
