import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { quizEndClosed, selectCompletedQuiz } from '@/store/completedQuizSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

const QuizEnd = lazyComponent(async () => {
  const [file] = await Promise.all([import('./QuizEnd'), loadTexts('quiz')])
  return file.QuizEnd
})

/** Shows the end of a quiz, on whichever screen the user is (B-132 to B-138, B-296). */
export function CompletedQuiz() {
  const dispatch = useAppDispatch()
  const completed = useAppSelector(selectCompletedQuiz)
  if (!completed) return null
  const close = () => dispatch(quizEndClosed())
  return <QuizEnd completed={completed} onClosed={close} onLoadError={close} />
}
