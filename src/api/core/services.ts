import type { Channel, EventsOf } from '../channels'
import type { Transport } from './transport'

export type EventHandlers<C extends Channel> = { [Name in keyof EventsOf<C>]?: (payload: EventsOf<C>[Name]) => void }

/** Source of live events for endpoints. */
export type RealtimeService = {
  /**
   * Subscribes to a channel, immediately or as soon as there is a connection.
   * @param onSettled called after every attempt to join the channel; `isJoined` is false if the server has refused. Earlier
   * events are lost, so request their data here
   * @returns a function that unsubscribes. The last listener to do so also leaves the channel
   */
  subscribe: <C extends Channel>(
    channel: C,
    params: Record<string, string | number>,
    handlers: EventHandlers<C>,
    onSettled?: (isJoined: boolean) => void,
  ) => () => void
}

/**
 * The store's `extraArgument`: what thunks and endpoints need from outside. An endpoint subscribes in
 * `onCacheEntryAdded` (D-0051).
 */
export type Services = { transport: Transport; realtime: RealtimeService }

/** Returns the services in a lifecycle method of an endpoint, because RTK Query does not type `extra`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `createStore` passes them (src/app/startup/store.ts)
export const servicesOf = ({ extra }: { extra: unknown }): Services => extra as Services
