import { useContext } from 'react'
import { ReactReduxContext } from 'react-redux'
import type { PerApp } from '@/api/core/perApp'
import type { Services } from '@/api/core/services'
import type { AppDispatch, AppThunk } from './rootReducer'

const readServices: AppThunk<Services | undefined> = (_dispatch, _getState, services) => services

/** Stands for the app of components that are rendered without one, such as an editor or a card type in a story. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the WeakMap, whose services nobody calls
const WITHOUT_APP = {} as Services

/**
 * Returns state that the surrounding app keeps outside its store (D-0095). It does not follow changes; use
 * `useExternalStore` for that.
 */
export function usePerApp<State>(stateOf: PerApp<State>): State {
  const dispatch = useContext(ReactReduxContext)?.store.dispatch as AppDispatch | undefined
  return stateOf(dispatch?.(readServices) ?? WITHOUT_APP)
}
