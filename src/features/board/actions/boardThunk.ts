import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { RootWithApi } from '@/api/loadedCards'
import type { confirmationReducer } from '@/state/confirmation'
import type { deletionsReducer } from '@/state/deletions'
import type { snackbarsReducer } from '@/state/snackbars'
import type { boardHistoryReducer } from './history'

/** The parts of the store that actions of the board read and write. */
type BoardState = RootWithApi & {
  boardHistory: ReturnType<typeof boardHistoryReducer>
  confirmation: ReturnType<typeof confirmationReducer>
  deletions: ReturnType<typeof deletionsReducer>
  snackbars: ReturnType<typeof snackbarsReducer>
}
export type BoardThunk<Result = Promise<void>> = ThunkAction<Result, BoardState, unknown, UnknownAction>
export type BoardDispatch = ThunkDispatch<BoardState, unknown, UnknownAction>
