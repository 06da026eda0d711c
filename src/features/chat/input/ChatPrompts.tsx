import { audienceOf } from '@/api/audience'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { selectMe } from '@/api/user'
import { cardTypeViews } from '@/cardTypes/registry'
import { typeAttributes } from '@/cardTypes/rules/typeAttributes'
import { useTranslation } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'
import { BaseButton } from '@/ui/BaseButton'
import styles from './ChatPrompts.module.css'
import { placeOf, promptsFor } from './prompts'

type ChatPromptsProps = {
  /** Ids of the cards that the next question is about. */
  cardIds: readonly string[]
  isInStack: boolean
  isDisabled: boolean
  onAsk: (question: string) => void
}

/** Suggests four questions in an empty chat. They fit the card that the next question is about, otherwise the stack or the board. */
export function ChatPrompts({ cardIds, isInStack, isDisabled, onAsk }: ChatPromptsProps) {
  const { t } = useTranslation()
  const [cardId = ''] = cardIds
  const card = useAppSelector((state) => selectCachedCard(state, cardId))
  const me = useAppSelector(selectMe)
  const place = card && cardIds.length === 1 ? placeOf(card) : isInStack ? 'stack' : 'board'
  const { intro, prompts } = promptsFor(place, me ? audienceOf(me) : 'student')
  return (
    <>
      <p>{t(intro)}</p>
      <div role="group" aria-label={t('chat.prompts.label')} className={styles.prompts}>
        {prompts.map(({ name, key, type }) => {
          const { icon: Icon } = cardTypeViews[type]
          return (
            <BaseButton key={name} className={styles.prompt} isDisabled={isDisabled} onPress={() => onAsk(t(key))}>
              <span {...typeAttributes({ type })} className={styles.icon} aria-hidden="true">
                <Icon size={20} />
              </span>
              {t(key)}
            </BaseButton>
          )
        })}
      </div>
    </>
  )
}
