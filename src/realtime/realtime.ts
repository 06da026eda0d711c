/** The one pusher-js client. It is loaded when first needed, and every payload is compared with the contract before it is used. */
import type Pusher from 'pusher-js'
import type { Channel as PusherChannel } from 'pusher-js'
import { type Channel, channelName, type EventsOf } from '@/api/channels'
import { findDrift } from '@/api/drift'

export type RealtimeSettings = {
  key: string
  host: string
  /** TCP port; the scheme's own when undefined. */
  port?: number
  /** True for wss. */
  isSecure: boolean
}

/** `connecting` also stands for every later attempt to come back. */
export type RealtimeStatus = 'off' | 'connecting' | 'connected'

export type Realtime = {
  /**
   * Listens to a channel. Payloads that break the contract are reported; those without their envelope are dropped.
   * @param onAnswer called each time the channel was joined or refused: what was sent before is lost and has to be fetched
   * @returns a function that stops listening; the channel is left with its last listener.
   */
  subscribe: <C extends Channel>(
    channel: C,
    params: Record<string, string | number>,
    handlers: { [Name in keyof EventsOf<C>]?: (payload: EventsOf<C>[Name]) => void },
    onAnswer?: () => void,
  ) => () => void
  status: () => RealtimeStatus
  /** Tells of every change of the status. @returns a function that stops it. */
  onStatus: (listener: (status: RealtimeStatus) => void) => () => void
  disconnect: () => void
}

type Authorize = (request: { socket_id: string; channel_name: string }) => Promise<{ auth: string }>

/**
 * Makes the connection. Private channels are authorised through `authorize`, the app's own request path, so that the
 * anti-forgery header travels along (the client's own way sends none and would get 419).
 */
export function createRealtime(settings: RealtimeSettings, authorize: Authorize): Realtime {
  let pusher: Pusher | undefined
  let status: RealtimeStatus = 'off'
  let isClosed = false
  const statusListeners = new Set<(status: RealtimeStatus) => void>()
  const listenerCounts = new Map<string, number>()

  const setStatus = (next: RealtimeStatus) => {
    if (next === status) return
    status = next
    for (const listener of statusListeners) listener(status)
  }

  const connect = async (): Promise<Pusher> => {
    const { default: PusherClient } = await import('pusher-js')
    if (isClosed) throw new Error('closed before it was loaded')
    pusher = new PusherClient(settings.key, {
      cluster: '',
      wsHost: settings.host,
      wsPort: settings.port,
      wssPort: settings.port,
      forceTLS: settings.isSecure,
      enabledTransports: [settings.isSecure ? 'wss' : 'ws'],
      disableStats: true,
      channelAuthorization: {
        transport: 'ajax',
        endpoint: '',
        customHandler: ({ socketId, channelName: channel_name }, callback) => {
          authorize({ socket_id: socketId, channel_name }).then(
            (answer) => callback(null, answer),
            (cause: unknown) => callback(cause instanceof Error ? cause : new Error(String(cause)), null),
          )
        },
      },
    })
    pusher.connection.bind('state_change', ({ current }: { current: string }) => {
      setStatus(current === 'connected' ? 'connected' : 'connecting')
    })
    return pusher
  }
  let connection: Promise<Pusher> | undefined

  return {
    subscribe(channel, params, handlers, onAnswer) {
      const name = channelName(channel, params)
      const bound: [string, (payload: unknown) => void][] = Object.entries(handlers).map(([event, handle]) => [
        event,
        (payload) => {
          const eventSchema = channel.events[event]
          const drift = eventSchema && findDrift(`${channel.name} ${event}`, eventSchema, payload)
          if (!drift?.isEnvelope) (handle as (payload: unknown) => void)(payload)
        },
      ])
      if (onAnswer) for (const answer of ['succeeded', 'error']) bound.push([`pusher:subscription_${answer}`, onAnswer])
      let joined: PusherChannel | undefined
      let hasLeft = false
      connection ??= connect()
      const join = (client: Pusher) => {
        if (hasLeft || isClosed) return
        listenerCounts.set(name, (listenerCounts.get(name) ?? 0) + 1)
        joined = client.subscribe(name)
        for (const [event, handle] of bound) joined.bind(event, handle)
      }
      // A client that cannot be loaded leaves the app without live events; it works without them.
      connection.then(join, () => undefined)
      return () => {
        hasLeft = true
        if (!joined) return
        for (const [event, handle] of bound) joined.unbind(event, handle)
        const count = (listenerCounts.get(name) ?? 1) - 1
        listenerCounts.set(name, count)
        if (count === 0) pusher?.unsubscribe(name)
      }
    },
    status: () => status,
    onStatus(listener) {
      statusListeners.add(listener)
      return () => statusListeners.delete(listener)
    },
    disconnect() {
      isClosed = true
      pusher?.disconnect()
      setStatus('off')
      statusListeners.clear()
    },
  }
}
