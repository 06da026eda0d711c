/**
 * The store's reducer, with the slices that the first page needs. Other slices, including those of features, are
 * injected when their code loads (D-0050): call `slice.injectInto(rootReducer)` and declare the slice in
 * `LazyLoadedSlices`.
 */
import { combineSlices, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '@/api/core/baseApi'
import type { Services } from '@/api/core/services'
import { connectionReducer } from './connectionSlice'
import { pendingDeletionsReducer } from './pendingDeletionsSlice'
import { preferencesReducer } from './preferencesSlice'
import { snackbarsReducer } from './snackbarsSlice'

/** Injected slices. They are declared in `src/app/moduleAugmentations.ts`. */
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices(baseApi, {
  connection: connectionReducer,
  pendingDeletions: pendingDeletionsReducer,
  preferences: preferencesReducer,
  snackbars: snackbarsReducer,
}).withLazyLoadedSlices<LazyLoadedSlices>()

/** State of the store. An injected slice is undefined until its code loads, so read it only with its own selectors. */
export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>
