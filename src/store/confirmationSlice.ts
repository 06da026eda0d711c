/**
 * The one question before something that cannot be undone (C-109 to C-118). A feature asks and waits for
 * the answer; the dialog in the app shows the question and gives the answer.
 */
import { createSlice, nanoid, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { sessionEnded } from './sessionEvents'

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
export type ConfirmationRequest = { kind: ConfirmationKind; values?: Record<string, string | number> }

type OpenConfirmation = ConfirmationRequest & { id: string }

const confirmation = createSlice({
  name: 'confirmation',
  initialState: null as OpenConfirmation | null,
  reducers: {
    confirmationOpened: (_, { payload }: PayloadAction<OpenConfirmation>) => payload,
    confirmationClosed: () => null,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => null)
  },
  selectors: { selectOpenConfirmation: (state) => state },
})

export const confirmationReducer = confirmation.reducer
const { confirmationOpened, confirmationClosed } = confirmation.actions
export const { selectOpenConfirmation } = confirmation.selectors

type RootWithConfirmation = { confirmation: ReturnType<typeof confirmationReducer> }
type ConfirmationThunk<Result> = ThunkAction<Result, RootWithConfirmation, unknown, UnknownAction>

/** Who waits for which answer: functions have no place in the store. */
const resolvers = new Map<string, (isYes: boolean) => void>()

/** Answers the question that is open; without one nothing happens. */
export const answerConfirmation =
  (isYes: boolean): ConfirmationThunk<void> =>
  (dispatch, getState) => {
    const request = selectOpenConfirmation(getState())
    if (!request) return
    dispatch(confirmationClosed())
    resolvers.get(request.id)?.(isYes)
    resolvers.delete(request.id)
  }

/** Asks, and resolves to the answer: true for Yes. A question that is open already is answered with No. */
export const confirm =
  (request: ConfirmationRequest): ConfirmationThunk<Promise<boolean>> =>
  (dispatch) => {
    dispatch(answerConfirmation(false))
    const id = nanoid()
    dispatch(confirmationOpened({ ...request, id }))
    return new Promise((resolve) => resolvers.set(id, resolve))
  }
