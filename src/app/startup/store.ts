import { configureStore, freeze, type Middleware } from '@reduxjs/toolkit'
import { baseApi } from '@/api/core/baseApi'
import type { Services } from '@/api/core/services'
import { loadPreferences } from '@/store/preferencesSlice'
import { rootReducer } from '@/store/rootReducer'

/**
 * Creates the store of one app. Injected slices are in every store, because all stores share `rootReducer` (D-0050).
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
        // Off: Immer freezes the state, so a mutation throws on the spot. The check would walk the whole state around each action.
        immutableCheck: false,
      }).concat(baseApi.middleware, errorMiddleware),
  })

export type AppStore = ReturnType<typeof createStore>
