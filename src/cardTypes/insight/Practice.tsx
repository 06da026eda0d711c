import { Layers, RotateCcw, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CardOf } from '@/api/cards/card.schema'
import { useTranslation } from '@/i18n/i18n'
import { htmlToText } from '@/lib/html/htmlToText'
import { useShortcuts } from '@/lib/shortcuts'
import { Button } from '@/ui/Button'
import { FocusSection } from '../focus/FocusSection'
import { answerText } from './answerText'
import styles from './Practice.module.css'

type Question = CardOf<'selfquestioninsight'>['questions_overview'][number]

/**
 * Lets the user practise wrongly answered questions as flashcards. The insight already contains them, so no request is
 * sent (D-0081). Renders nothing if there are none.
 */
export function Practice({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const missed = questions.filter(({ is_correct, answers }) => !is_correct && answers.length > 0)
  const startButton = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) startButton.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (missed.length === 0) return null
  if (isOpen) return <Flashcards questions={missed} onClose={() => setIsOpen(false)} />
  return (
    <div>
      <Button ref={startButton} icon={<Layers />} onPress={() => setIsOpen(true)}>
        {t('teaching.practice.start', { count: missed.length })}
      </Button>
    </div>
  )
}

/** Shows one flashcard after another until the user knows them all. An unknown card goes to the end of the deck. */
function Flashcards({ questions, onClose }: { questions: readonly Question[]; onClose: () => void }) {
  const { t } = useTranslation()
  const [deck, setDeck] = useState(questions)
  const [isTurned, setIsTurned] = useState(false)
  const [turns, setTurns] = useState(0)
  const card = useRef<HTMLDivElement>(null)
  const [question] = deck

  // Moves keyboard focus to the card on opening and with each new card, because the button that was pressed is removed.
  useEffect(() => card.current?.focus({ preventScroll: true }), [turns])

  // Space turns the card. Without this shortcut, Space would open the next card of the board.
  useShortcuts('editor', ({ key, target }) =>
    key === ' ' && question && target === card.current ? { run: () => setIsTurned(!isTurned) } : undefined,
  )

  const show = (next: readonly Question[]) => {
    setDeck(next)
    setIsTurned(false)
    setTurns(turns + 1)
  }
  return (
    <FocusSection heading={t('teaching.practice.heading')} icon={Layers}>
      <div ref={card} tabIndex={-1} className={styles.card} data-turned={isTurned || undefined}>
        {question ? (
          <>
            <p className={styles.left}>{t('teaching.practice.left', { count: deck.length })}</p>
            <p className={styles.question}>{htmlToText(question.question_body)}</p>
            <p className={styles.answer} role="status">
              {isTurned ? (
                <>
                  <span className={styles.label}>{t('teaching.practice.answer')}</span> {answerText(question.answers)}
                </>
              ) : null}
            </p>
          </>
        ) : (
          <p className={styles.question}>{t('teaching.practice.done')}</p>
        )}
      </div>
      <div className={styles.buttons}>
        {question && !isTurned ? (
          <Button
            onPress={() => {
              setIsTurned(true)
              card.current?.focus({ preventScroll: true })
            }}
          >
            {t('teaching.practice.turn')}
          </Button>
        ) : null}
        {question && isTurned ? (
          <>
            <Button onPress={() => show(deck.slice(1))}>{t('teaching.practice.known')}</Button>
            <Button variant="secondary" onPress={() => show([...deck.slice(1), question])}>
              {t('teaching.practice.again')}
            </Button>
          </>
        ) : null}
        {question ? null : (
          <Button variant="secondary" icon={<RotateCcw />} onPress={() => show(questions)}>
            {t('teaching.practice.restart')}
          </Button>
        )}
        <Button variant="quiet" icon={<X />} onPress={onClose}>
          {t('teaching.practice.close')}
        </Button>
      </div>
    </FocusSection>
  )
}
