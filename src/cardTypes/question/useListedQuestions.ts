import { shallowEqual } from 'react-redux'
import { selectCachedListArgs, selectCachedPages } from '@/api/cards/cardSelectors'
import { cardsOf } from '@/api/cards/cardListPages'
import type { RootWithApi } from '@/api/core/apiThunk'
import { useAppSelector } from '@/store/hooks'
import { isQuestion, type QuestionCard } from './quizPlace'

/**
 * Returns the questions of a quiz from the list on the board behind the open card: in the order of the quiz, and only
 * if the list is complete. Returns none if that list is not loaded.
 */
function selectListedQuestions(state: RootWithApi, quizId: string | null): readonly QuestionCard[] {
  const arg = selectCachedListArgs(state).find(
    ({ stackId, search, filter, sort }) => stackId === quizId && !search && filter === 'all' && sort === 'manual',
  )
  const pages = arg ? selectCachedPages(state, arg) : []
  const cards = cardsOf(pages)
  return cards.length === pages.at(-1)?.metadata.total ? cards.filter(isQuestion) : []
}

/** Questions of a quiz that the client knows before it has loaded the quiz; none for null. */
export const useListedQuestions = (quizId: string | null): readonly QuestionCard[] =>
  useAppSelector((state) => selectListedQuestions(state, quizId), shallowEqual)
