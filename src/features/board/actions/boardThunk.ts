import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { RootWithApi } from '@/api/loadedCards'
import type { confirmationReducer } from '@/state/confirmation'
import type { pendingDeletionsReducer } from '@/state/deletions'
import type { snackbarsReducer } from '@/state/snackbars'
import type { undoReducer } from './history'

/** The parts of the store that actions of the board read and write. */
type BoardState = RootWithApi & {
  undo: ReturnType<typeof undoReducer>
  confirmation: ReturnType<typeof confirmationReducer>
  pendingDeletions: ReturnType<typeof pendingDeletionsReducer>
  snackbars: ReturnType<typeof snackbarsReducer>
}
export type BoardThunk<Result = Promise<void>> = ThunkAction<Result, BoardState, unknown, UnknownAction>
export type BoardDispatch = ThunkDispatch<BoardState, unknown, UnknownAction>
