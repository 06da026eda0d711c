import { configureStore, freeze, type Middleware } from '@reduxjs/toolkit'
import { baseApi } from '@/api/core/baseApi'
import type { Services } from '@/api/core/services'
import { loadPreferences } from '@/store/preferencesSlice'
import { rootReducer } from '@/store/rootReducer'

/**
 * Creates the store of one app. All stores share `rootReducer`, so every store has the injected slices (D-0050).
 * @param services extra argument of thunks and endpoints
 * @param errorMiddleware runs after the reducers
 */
export const createStore = (services: Services, errorMiddleware: Middleware) =>
  configureStore({
    reducer: rootReducer,
    preloadedState: { preferences: freeze(loadPreferences(), true) },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        // Off, because Immer freezes the state, so a mutation throws immediately. The check would visit the whole state
        // around each action.
        immutableCheck: false,
      }).concat(baseApi.middleware, errorMiddleware),
  })

export type AppStore = ReturnType<typeof createStore>
