import type { AppThunk } from '@/store/rootReducer'

/** A command of the board; by default it resolves when the command has settled. */
export type BoardThunk<Result = Promise<void>> = AppThunk<Result>
