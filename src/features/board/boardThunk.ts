import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { RootWithApi } from '@/api/cards/optimisticCards'
import type { confirmationReducer } from '@/store/confirmationSlice'
import type { pendingDeletionsReducer } from '@/store/pendingDeletionsSlice'
import type { snackbarsReducer } from '@/store/snackbarsSlice'
import type { undoReducer } from './undo/undoSlice'

/** The slices that board thunks read and write. */
type BoardState = RootWithApi & {
  undo: ReturnType<typeof undoReducer>
  confirmation: ReturnType<typeof confirmationReducer>
  pendingDeletions: ReturnType<typeof pendingDeletionsReducer>
  snackbars: ReturnType<typeof snackbarsReducer>
}
export type BoardThunk<Result = Promise<void>> = ThunkAction<Result, BoardState, unknown, UnknownAction>
export type BoardDispatch = ThunkDispatch<BoardState, unknown, UnknownAction>
