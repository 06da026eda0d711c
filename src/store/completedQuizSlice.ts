/** The quiz that was just completed, until the user closes its end; any screen can show it (B-132 to B-138, B-296). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Submission } from '@/api/questions.contract'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

export type CompletedQuiz = {
  result: NonNullable<Submission['quiz_result']>
  /** The question that was answered last. */
  questionId: string
  /** Container of the questions; null for a single question (D-2113). */
  containerId: string | null
}

export const completedQuiz = createSlice({
  name: 'completedQuiz',
  initialState: null as CompletedQuiz | null,
  reducers: {
    quizCompleted: (_, { payload }: PayloadAction<CompletedQuiz>) => payload,
    quizEndClosed: () => null,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => null)
  },
  selectors: { selectCompletedQuiz: (state) => state },
})

export const { quizCompleted, quizEndClosed } = completedQuiz.actions
export const { selectCompletedQuiz } = completedQuiz.injectInto(rootReducer).selectors
