import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { useGetCardQuery } from '@/api/cards/cardQueries'
import { useCheckQuestionQuery } from '@/api/questions'
import { selectMe } from '@/api/user'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { isEmptyCard } from '@/editor/saving/isEmptyCard'
import { useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { useAppSelector } from '@/store/hooks'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { decodeEntities } from '../rules/decode'
import { placeOf, type QuestionCard, questionsIn } from './quizPlace'
import { QuestionTools } from './QuestionTools'
import { isUnmarked } from './submitRules'
import { TakenQuestion } from './TakenQuestion'
import { useLargerText } from './useLargerText'
import { useListedQuestions } from './useListedQuestions'
import styles from './QuestionFocus.module.css'

const QuestionEditor = lazyComponent(() => import('./QuestionEditor').then((file) => file.QuestionEditor))

/** Returns the text to read aloud: the question, then each answer after its letter. */
const textToRead = ({ question, answers }: QuestionCard) =>
  [question, ...answers.map(({ label, text }) => `${label}. ${text}`)].map(decodeEntities).join('\n')

type AnswerableQuestionProps = { card: QuestionCard; openQuestion: (quiz: Card, questionId: string) => void }

/**
 * Lets the user answer a question. Its owner can also edit it, with the permission to do so (B-288 to B-299, B-407,
 * D-2455).
 */
export function AnswerableQuestion({ card, openQuestion }: AnswerableQuestionProps) {
  const userId = useAppSelector(selectMe)?.id
  const { isEditable, flush } = useCardSaver()
  // A user's own empty question opens in edit mode, because there is nothing to answer yet.
  const [isEditing, setIsEditing] = useState(card.isOwner && isEmptyCard(card))
  const [isLargeText, toggleLargeText] = useLargerText(userId)
  // Requested on every mount, because the user may have answered on another device (B-491). A failure is only logged
  // (B-494).
  const { currentData: check } = useCheckQuestionQuery(isEditing ? skipToken : { cardId: card.id }, {
    refetchOnMountOrArgChange: true,
  })
  const { currentData: quiz } = useGetCardQuery(card.parent_id ? { cardId: card.parent_id } : skipToken, {
    refetchOnMountOrArgChange: 30,
  })
  const listed = useListedQuestions(quiz ? null : card.parent_id)
  const questions = quiz ? questionsIn(quiz) : listed

  const toggleEditing = () => {
    if (isEditing) void flush()
    setIsEditing(!isEditing)
  }
  return (
    <div className={styles.answerable}>
      <QuestionTools
        place={placeOf(questions, card.id)}
        textToRead={textToRead(card)}
        isLargeText={isLargeText}
        onToggleLargeText={toggleLargeText}
        isEditing={isEditing}
        onToggleEditing={isEditable || isEditing ? toggleEditing : undefined}
      />
      {isEditing ? (
        <QuestionEditor card={card} onDone={toggleEditing} />
      ) : (
        <TakenQuestion
          card={card}
          userId={userId}
          check={check}
          questions={questions}
          isLargeText={isLargeText}
          notice={isUnmarked(card) ? <UnmarkedNotice onMark={isEditable ? toggleEditing : undefined} /> : null}
          onNext={(questionId) => quiz && openQuestion(quiz, questionId)}
        />
      )}
    </div>
  )
}

/** Asks the owner of a copied question to mark the correct answer, because a copy has no solution (D-2450). */
function UnmarkedNotice({ onMark }: { onMark: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <Banner kind="warning" action={onMark ? <Button onPress={onMark}>{t('quiz.mark')}</Button> : undefined}>
      {t('quiz.unmarked')}
    </Banner>
  )
}
