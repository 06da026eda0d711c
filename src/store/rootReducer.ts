/**
 * The reducer of the store. It has the slices that the first page needs; every other one, a feature's too, is injected when its
 * code is loaded (D-0050), with `slice.injectInto(rootReducer)`, and declared in `LazyLoadedSlices`.
 */
import { combineSlices, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '@/api/core/baseApi'
import type { Services } from '@/api/core/services'
import { connectionReducer } from './connectionSlice'
import { pendingDeletionsReducer } from './pendingDeletionsSlice'
import { preferencesReducer } from './preferencesSlice'
import { snackbarsReducer } from './snackbarsSlice'

/** The slices that features inject, declared in `src/app/moduleAugmentations.ts`. */
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices(baseApi, {
  connection: connectionReducer,
  pendingDeletions: pendingDeletionsReducer,
  preferences: preferencesReducer,
  snackbars: snackbarsReducer,
}).withLazyLoadedSlices<LazyLoadedSlices>()

/** State of the store. The slice of a feature is undefined until its code is loaded: read it with its selectors. */
export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>
