import { skipToken } from '@reduxjs/toolkit/query'
import { cardQueriesApi, useGetCardQuery } from '@/api/cards/cardQueries'
import { selectMe } from '@/api/user'
import { questionsIn } from '@/cardTypes/question/quizPlace'
import { searchParamsInside } from '@/model/board/boardUrl'
import { useBoardLocation } from '@/model/board/useBoardLocation'
import { QuizEndDialog } from '@/features/quiz/QuizEndDialog'
import type { CompletedQuiz } from '@/store/completedQuizSlice'
import { useAppSelector } from '@/store/hooks'

type QuizEndProps = { completed: CompletedQuiz; onClosed: () => void }

/** Dialog at the end of a quiz. Close opens the stack of the questions, or My Board if the stack is not accessible (B-138, D-2113). */
export function QuizEnd({ completed, onClosed }: QuizEndProps) {
  const { result, questionId, containerId } = completed
  const { openStack, openMyBoard } = useBoardLocation()
  const me = useAppSelector(selectMe)
  const { data: isVisible } = cardQueriesApi.useExistsInWhiteboardQuery(
    containerId ? { cardId: containerId } : skipToken,
  )
  const { currentData: container } = useGetCardQuery(containerId && isVisible ? { cardId: containerId } : skipToken)
  const { currentData: question } = useGetCardQuery(containerId ? skipToken : { cardId: questionId })
  const questions = containerId ? questionsIn(container) : question?.type === 'question' ? [question] : []

  const close = () => {
    onClosed()
    if (containerId && isVisible !== false) openStack(containerId, container && searchParamsInside(container))
    else openMyBoard()
  }
  return <QuizEndDialog result={result} questions={questions} buddy={me?.buddy ?? null} onClose={close} />
}
