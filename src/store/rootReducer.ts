/**
 * The reducer of the store, with the slices of the first page. Other slices, also of features, are injected when their code loads (D-0050),
 * with `slice.injectInto(rootReducer)`, and declared in `LazyLoadedSlices`.
 */
import { combineSlices, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '@/api/core/baseApi'
import type { Services } from '@/api/core/services'
import { connectionReducer } from './connectionSlice'
import { pendingDeletionsReducer } from './pendingDeletionsSlice'
import { preferencesReducer } from './preferencesSlice'
import { snackbarsReducer } from './snackbarsSlice'

/** Injected slices, declared in `src/app/moduleAugmentations.ts`. */
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices(baseApi, {
  connection: connectionReducer,
  pendingDeletions: pendingDeletionsReducer,
  preferences: preferencesReducer,
  snackbars: snackbarsReducer,
}).withLazyLoadedSlices<LazyLoadedSlices>()

/** State of the store. An injected slice is undefined until its code loads: read the slice with its selectors. */
export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>
