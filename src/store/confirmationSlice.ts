/**
 * The one confirmation dialog of the app (C-109 to C-118). A feature dispatches `confirm` and awaits the result. The dialog shows the open
 * request and resolves the request with `answerConfirmation`.
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
  /** Interpolated into the texts. */
  values?: Record<string, string | number>
  /** Cards that the question is about; lost access to one of the cards answers No (D-0057). */
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

/** Promise resolvers by request id, kept outside the store because functions are not serialisable. */
const resolversOf = perApp(() => new Map<string, (isYes: boolean) => void>())

/** Resolves the open request; does nothing without one. */
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

/** Opens a confirmation; resolves to true for Yes. Resolves an open request with false. */
export const confirm =
  (request: ConfirmationRequest): AppThunk<Promise<boolean>> =>
  (dispatch, _getState, services) => {
    dispatch(answerConfirmation(false))
    const id = nanoid()
    dispatch(confirmationOpened({ ...request, id }))
    return new Promise((resolve) => resolversOf(services).set(id, resolve))
  }
