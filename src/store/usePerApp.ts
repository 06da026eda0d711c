import { useContext } from 'react'
import { ReactReduxContext } from 'react-redux'
import type { PerApp } from '@/api/core/perApp'
import type { Services } from '@/api/core/services'
import type { AppDispatch, AppThunk } from './rootReducer'

const readServices: AppThunk<Services | undefined> = (_dispatch, _getState, services) => services

/** Stands for the app round what is rendered without one: an editor or a card type in a story. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the WeakMap, whose services nobody calls
const WITHOUT_APP = {} as Services

/** State of the app round the component that lies outside of its store (D-0095). It is read, not followed: use `useExternalStore` for that. */
export function usePerApp<State>(stateOf: PerApp<State>): State {
  const dispatch = useContext(ReactReduxContext)?.store.dispatch as AppDispatch | undefined
  return stateOf(dispatch?.(readServices) ?? WITHOUT_APP)
}
