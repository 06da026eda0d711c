import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { baseApi, type ThunkExtra } from '@/api/core/baseApi'
import { undoReducer } from '@/features/board/undo/undoSlice'
import { selectionReducer } from '@/features/board/selectionSlice'
import { cardTypeFilterReducer } from '@/features/board/cardTypeFilterSlice'
import { chatReducer } from '@/features/chat/chatSlice'
import { feedbackReducer } from '@/features/feedback/feedbackSlice'
import { confirmationReducer } from '@/store/confirmationSlice'
import { connectionReducer } from '@/store/connectionSlice'
import { pendingDeletionsReducer } from '@/store/pendingDeletionsSlice'
import { dragReducer } from '@/store/dragSlice'
import { loadPreferences, preferencesReducer } from '@/store/preferencesSlice'
import { snackbarsReducer } from '@/store/snackbarsSlice'

/**
 * Creates the store of one app.
 * @param services extra argument of thunks and endpoints
 * @param errorMiddleware runs after the reducers
 */
export const createStore = (services: ThunkExtra, errorMiddleware: Middleware) =>
  configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      undo: undoReducer,
      chat: chatReducer,
      confirmation: confirmationReducer,
      connection: connectionReducer,
      pendingDeletions: pendingDeletionsReducer,
      drag: dragReducer,
      feedback: feedbackReducer,
      preferences: preferencesReducer,
      selection: selectionReducer,
      cardTypeFilter: cardTypeFilterReducer,
      snackbars: snackbarsReducer,
    },
    preloadedState: { preferences: loadPreferences() },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services } }).concat(baseApi.middleware, errorMiddleware),
  })

export type AppStore = ReturnType<typeof createStore>
export type AppState = ReturnType<AppStore['getState']>
export type AppDispatch = AppStore['dispatch']
