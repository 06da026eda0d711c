import type { Channel, EventsOf } from '../channels'
import type { Transport } from './transport'

export type EventHandlers<C extends Channel> = { [Name in keyof EventsOf<C>]?: (payload: EventsOf<C>[Name]) => void }

/** Live events, for endpoints. */
export type RealtimeService = {
  /**
   * Subscribes to a channel: at once, or as soon as a connection exists.
   * @param onSettled called after every attempt to join the channel, successful or not. Earlier events are lost, so fetch their data.
   * @returns unsubscribes; the last listener also leaves the channel
   */
  subscribe: <C extends Channel>(
    channel: C,
    params: Record<string, string | number>,
    handlers: EventHandlers<C>,
    onSettled?: () => void,
  ) => () => void
}

/** `extraArgument` of the store: outside dependencies of thunks and endpoints. An endpoint subscribes in `onCacheEntryAdded` (D-0051). */
export type Services = { transport: Transport; realtime: RealtimeService }

/** Services in a lifecycle method of an endpoint, where RTK Query knows no type of `extra`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `createStore` passes them (src/app/startup/store.ts)
export const servicesOf = ({ extra }: { extra: unknown }): Services => extra as Services
