/**
 * The one question before something that cannot be undone (board 4 'Focus mode', chat 2 'Confirmation modal'). A feature asks and waits for
 * the answer; the dialog in the app shows the question and gives the answer.
 */
import { createSlice, nanoid, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { sessionEnded } from './session'

export const confirmationKinds = [
  'delete',
  'unstack',
  'changeAgent',
  'exitStreaming',
  'generateInsightRecommendation',
  'generateLessonPlanMaterials',
] as const
export type ConfirmationKind = (typeof confirmationKinds)[number]

/** The kind decides on the words; `values` are filled into them. */
export type Question = { kind: ConfirmationKind; values?: Record<string, string | number> }

type Asked = Question & { id: string }

const confirmation = createSlice({
  name: 'confirmation',
  initialState: null as Asked | null,
  reducers: {
    confirmationAsked: (_, { payload }: PayloadAction<Asked>) => payload,
    confirmationClosed: () => null,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => null)
  },
  selectors: { selectQuestion: (state) => state },
})

export const confirmationReducer = confirmation.reducer
const { confirmationAsked, confirmationClosed } = confirmation.actions
export const { selectQuestion } = confirmation.selectors

type RootWithConfirmation = { confirmation: ReturnType<typeof confirmationReducer> }
type ConfirmationThunk<Result> = ThunkAction<Result, RootWithConfirmation, unknown, UnknownAction>

/** Who waits for which answer: functions have no place in the store. */
const waiting = new Map<string, (isYes: boolean) => void>()

/** Answers the question that is open; without one nothing happens. */
export const answerConfirmation =
  (isYes: boolean): ConfirmationThunk<void> =>
  (dispatch, getState) => {
    const question = selectQuestion(getState())
    if (!question) return
    dispatch(confirmationClosed())
    waiting.get(question.id)?.(isYes)
    waiting.delete(question.id)
  }

/** Asks, and resolves to the answer: true for Yes. A question that is open already is answered with No. */
export const confirm =
  (question: Question): ConfirmationThunk<Promise<boolean>> =>
  (dispatch) => {
    dispatch(answerConfirmation(false))
    const id = nanoid()
    dispatch(confirmationAsked({ ...question, id }))
    return new Promise((resolve) => waiting.set(id, resolve))
  }
