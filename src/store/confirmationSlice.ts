/**
 * The app's only confirmation dialog (C-109 to C-118). A feature dispatches `confirm` and awaits the answer. The dialog
 * shows the open request and dispatches `answerConfirmation`.
 */
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { perApp } from '@/api/core/perApp'
import { type AppThunk, rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

export const confirmationKinds = [
  'delete',
  'unstack',
  'changeAgent',
  'exitStreaming',
  'generateInsightRecommendation',
  'generateLessonPlanMaterials',
  'autoLayout',
  'acceptRequest',
  'rejectRequest',
  'withdrawRequest',
  'removeUser',
  'removeGroup',
] as const
export type ConfirmationKind = (typeof confirmationKinds)[number]

export type ConfirmationRequest = {
  /** Selects the texts of the dialog. */
  kind: ConfirmationKind
  /** Values for placeholders in the texts. */
  values?: Record<string, string | number>
  /** Cards that the question is about. If the user loses access to one of them, the answer is No (D-0057). */
  cardIds?: readonly string[]
}

type OpenConfirmation = ConfirmationRequest & { id: string }

export const confirmation = createSlice({
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

const { confirmationOpened, confirmationClosed } = confirmation.actions
export const { selectOpenConfirmation } = confirmation.injectInto(rootReducer).selectors

/** Promise resolvers by request id. They are outside the store, because functions are not serialisable. */
const resolversOf = perApp(() => new Map<string, (isYes: boolean) => void>())

/** Answers the open request. Does nothing if there is none. */
export const answerConfirmation =
  (isYes: boolean): AppThunk =>
  (dispatch, getState, services) => {
    const request = selectOpenConfirmation(getState())
    if (!request) return
    dispatch(confirmationClosed())
    const resolvers = resolversOf(services)
    resolvers.get(request.id)?.(isYes)
    resolvers.delete(request.id)
  }

/** Opens a confirmation and resolves to true for Yes. A request that is already open is answered with No. */
export const confirm =
  (request: ConfirmationRequest): AppThunk<Promise<boolean>> =>
  (dispatch, _getState, services) => {
    dispatch(answerConfirmation(false))
    const id = nanoid()
    dispatch(confirmationOpened({ ...request, id }))
    return new Promise((resolve) => resolversOf(services).set(id, resolve))
  }
