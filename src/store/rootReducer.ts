/**
 * The reducer of the store. The slices of this folder are in it from the start; a feature injects its own when its code is loaded
 * (D-0050), with `slice.injectInto(rootReducer)`, and declares it in `LazyLoadedSlices`.
 */
import { combineSlices, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '@/api/core/baseApi'
import type { Services } from '@/api/core/services'
import { cardViewsReducer } from './cardViewsSlice'
import { completedQuizReducer } from './completedQuizSlice'
import { confirmationReducer } from './confirmationSlice'
import { connectionReducer } from './connectionSlice'
import { dragReducer } from './dragSlice'
import { lostWordsReducer } from './lostWordsSlice'
import { panelsReducer } from './panelsSlice'
import { pendingDeletionsReducer } from './pendingDeletionsSlice'
import { preferencesReducer } from './preferencesSlice'
import { snackbarsReducer } from './snackbarsSlice'
import { startUpReducer } from './startUpSlice'

/** The slices that features inject; each declares its own by declaration merging. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices(baseApi, {
  cardViews: cardViewsReducer,
  completedQuiz: completedQuizReducer,
  confirmation: confirmationReducer,
  connection: connectionReducer,
  drag: dragReducer,
  lostWords: lostWordsReducer,
  panels: panelsReducer,
  pendingDeletions: pendingDeletionsReducer,
  preferences: preferencesReducer,
  snackbars: snackbarsReducer,
  startUp: startUpReducer,
}).withLazyLoadedSlices<LazyLoadedSlices>()

/** State of the store. The slice of a feature is undefined until its code is loaded: read it with its selectors. */
export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>
