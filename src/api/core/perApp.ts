import type { Services } from './services'

/** State of an app outside of its store, by the app's services. */
export type PerApp<State> = (services: Services) => State

/**
 * Declares state outside of the store, one for each app (D-0095): what is not serialisable, or changes too often for actions. Thunks read it
 * with their third argument, `inFlightOf(services)`; components with `usePerApp(inFlightOf)`.
 * @param create called with the first use in an app
 */
export function perApp<State extends object>(create: () => State): PerApp<State> {
  const states = new WeakMap<Services, State>()
  return (services) => {
    const state = states.get(services) ?? create()
    states.set(services, state)
    return state
  }
}
