import type { Services } from './services'

/** State that one app keeps outside its store. Call it with the app's services. */
export type PerApp<State> = (services: Services) => State

/**
 * Declares state outside the store, one instance per app (D-0095), for values that are not serialisable or change too
 * often for actions. Thunks read it with their third argument, `inFlightOf(services)`; components with
 * `usePerApp(inFlightOf)`.
 * @param create called on first use in an app
 */
export function perApp<State extends object>(create: () => State): PerApp<State> {
  const states = new WeakMap<Services, State>()
  return (services) => {
    const state = states.get(services) ?? create()
    states.set(services, state)
    return state
  }
}
