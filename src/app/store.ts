import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { baseApi, type Services } from '@/api/baseApi'
import { boardHistoryReducer } from '@/features/board/actions/history'
import { selectionReducer } from '@/features/board/selectionSlice'
import { shownTypesReducer } from '@/features/board/shownTypes'
import { chatReducer } from '@/features/chat/chatSlice'
import { feedbackReducer } from '@/features/feedback/feedbackSlice'
import { confirmationReducer } from '@/state/confirmation'
import { connectionReducer } from '@/state/connection'
import { deletionsReducer } from '@/state/deletions'
import { dragReducer } from '@/state/drag'
import { loadPreferences, preferencesReducer } from '@/state/preferences'
import { snackbarsReducer } from '@/state/snackbars'

/**
 * The store of one running app.
 * @param services reach thunks and endpoints as their extra argument
 * @param watcher sees every action after it has taken effect
 */
export const createStore = (services: Services, watcher: Middleware) =>
  configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      boardHistory: boardHistoryReducer,
      chat: chatReducer,
      confirmation: confirmationReducer,
      connection: connectionReducer,
      deletions: deletionsReducer,
      drag: dragReducer,
      feedback: feedbackReducer,
      preferences: preferencesReducer,
      selection: selectionReducer,
      shownTypes: shownTypesReducer,
      snackbars: snackbarsReducer,
    },
    preloadedState: { preferences: loadPreferences() },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }).concat(baseApi.middleware, watcher),
  })

export type AppStore = ReturnType<typeof createStore>
export type AppState = ReturnType<AppStore['getState']>
export type AppDispatch = AppStore['dispatch']
