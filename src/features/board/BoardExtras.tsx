import { Play } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { firstOpenQuestion, isQuestion } from '@/cardTypes/question/quizPlace'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { arrivedCard } from './grid/arrivedCard'
import { findCardCell } from './grid/cardElements'

type BoardExtrasProps = {
  boardRef: RefObject<HTMLElement | null>
  cards: readonly Card[]
  /** True if the cards are the questions of a quiz, in order. */
  isQuiz: boolean
  onOpen: (card: Card) => void
}

/**
 * What a board needs only with a quiz or an open chat, loaded then: the button that starts the quiz or goes on with it,
 * and the arrival of cards that the chat makes.
 */
export function BoardExtras({ boardRef, cards, isQuiz, onOpen }: BoardExtrasProps) {
  const { t } = useTranslation()
  useArrival(boardRef, cards)
  const next = isQuiz ? firstOpenQuestion(cards.filter(isQuestion)) : undefined
  if (!next) return null
  return (
    <Button icon={<Play />} onPress={() => onOpen(next.question)}>
      {next.isStarted ? t('quiz.goOn', { number: next.number }) : t('formats.container.start')}
    </Button>
  )
}

/** Distance in px from which a card comes, on the side of the chat. */
const DISTANCE = 96

/** Lets a card that has just been made come from the side of the chat into its cell. Not with reduced motion. */
function useArrival(boardRef: BoardExtrasProps['boardRef'], cards: readonly Card[]) {
  const before = useRef<readonly Card[]>(cards)
  useEffect(() => {
    const made = arrivedCard(before.current, cards)
    before.current = cards
    const board = boardRef.current
    const isInChat = document.documentElement.dataset.chat === 'board'
    const content = made && isInChat && board && findCardCell(board, made.id)?.firstElementChild
    if (!content || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const style = getComputedStyle(content)
    const from = style.direction === 'rtl' ? -DISTANCE : DISTANCE
    content.animate(
      [
        { opacity: 0, transform: `translateX(${from}px)` },
        { opacity: 1, transform: 'none' },
      ],
      { duration: 300, easing: style.getPropertyValue('--ease-spring') || 'ease-out' },
    )
  }, [boardRef, cards])
}
