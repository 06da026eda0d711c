import { selectCachedCard } from '@/api/cards/cardSelectors'
import type { Card, CardType } from '@/api/cards/card.schema'
import { isInsight } from '@/cardTypes/rules/isInsight'
import { useTranslation } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'
import { BaseButton } from '@/ui/BaseButton'
import styles from './ChatPrompts.module.css'

type PromptPlace = 'board' | 'stack' | 'text' | 'quiz' | 'picture' | 'insight' | 'card'

const PROMPTS = ['first', 'second', 'third', 'fourth'] as const

const PLACES: Partial<Record<CardType, PromptPlace>> = {
  text: 'text',
  intro: 'text',
  memorization: 'text',
  studyaid: 'text',
  lessonplan: 'text',
  quiz: 'quiz',
  question: 'quiz',
  stack: 'stack',
  group: 'stack',
  image: 'picture',
  imageupload: 'picture',
  drawing: 'picture',
  shape: 'picture',
}

const placeOf = (card: Card): PromptPlace => (isInsight(card) ? 'insight' : (PLACES[card.type] ?? 'card'))

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
  const place = card && cardIds.length === 1 ? placeOf(card) : isInStack ? 'stack' : 'board'
  return (
    <>
      <p>{t(`chat.prompts.${place}.intro`)}</p>
      <div role="group" aria-label={t('chat.prompts.label')} className={styles.prompts}>
        {PROMPTS.map((name) => {
          const question = t(`chat.prompts.${place}.${name}`)
          return (
            <BaseButton key={name} className={styles.prompt} isDisabled={isDisabled} onPress={() => onAsk(question)}>
              {question}
            </BaseButton>
          )
        })}
      </div>
    </>
  )
}
