/** Wrapper of the one pusher-js client. Loads the client lazily and validates every payload against the contract. */
import type Pusher from 'pusher-js'
import type { Channel as PusherChannel } from 'pusher-js'
import { channelName } from '@/api/channels'
import { findContractViolation } from '@/api/core/contractValidation'
import { isTemporary, toApiError } from '@/api/core/errors'
import { loadQuietly } from '@/lib/loading/lazyComponent'
import { retryDelay } from '@/lib/retryDelay'
import type { RealtimeService } from '@/api/core/services'

export type RealtimeSettings = {
  key: string
  host: string
  /** TCP port; undefined: the scheme's own. */
  port?: number
  /** True for wss. */
  isSecure: boolean
}

/** `connecting` covers the first attempt and every reconnect. */
export type RealtimeStatus = 'off' | 'connecting' | 'connected'

/** One connection. Payloads that violate the contract are reported and repaired; payloads with an invalid envelope are dropped. */
export type Realtime = RealtimeService & {
  status: () => RealtimeStatus
  /** Notifies of every status change. @returns unsubscribes */
  onStatus: (listener: (status: RealtimeStatus) => void) => () => void
  disconnect: () => void
}

type Authorize = (request: { socket_id: string; channel_name: string }) => Promise<{ auth: string }>

/**
 * False for an authorisation without a verdict: there was no response, the call was throttled, or the server failed.
 */
function isFinal(cause: unknown): boolean {
  const error = toApiError(cause)
  return error.kind !== 'invalidResponse' && !isTemporary(error)
}

/**
 * Creates the client. It connects with the first subscription. `authorize` sends the app's own request for private
 * channels, with the anti-forgery header; pusher-js's own request would get a 419.
 */
export function createRealtime(settings: RealtimeSettings, authorize: Authorize): Realtime {
  let pusher: Pusher | undefined
  let status: RealtimeStatus = 'off'
  let isClosed = false
  const statusListeners = new Set<(status: RealtimeStatus) => void>()
  const listenerCounts = new Map<string, number>()
  /** Number of attempts in a row without a verdict, by channel. */
  const failedJoins = new Map<string, number>()

  const setStatus = (next: RealtimeStatus) => {
    if (next === status) return
    status = next
    for (const listener of statusListeners) listener(status)
  }

  /**
   * Joins a channel again later. If an authorisation fails, pusher-js gives the channel up, so its events would be
   * missed until the next connection.
   */
  const joinAgain = (name: string, socketId: string) => {
    const count = failedJoins.get(name) ?? 0
    failedJoins.set(name, count + 1)
    setTimeout(() => {
      // Not needed after a reconnect, because pusher-js then joins all channels itself.
      const isSameConnection = !isClosed && pusher?.connection.socket_id === socketId
      if (isSameConnection && (listenerCounts.get(name) ?? 0) > 0) pusher?.subscribe(name)
    }, retryDelay(count))
  }

  /** Loads pusher-js; retries a failed load, so that live events begin once the network is back. */
  const loadClient = async (retries = 0): Promise<typeof Pusher> => {
    try {
      // Only the first failure is reported to the user.
      const load = () => import('pusher-js')
      return (await (retries === 0 ? load() : loadQuietly(load))).default
    } catch (error) {
      if (isClosed) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelay(retries)))
      return loadClient(retries + 1)
    }
  }

  const connect = async (): Promise<Pusher> => {
    const PusherClient = await loadClient()
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
            (result) => {
              failedJoins.delete(channel_name)
              if (!isClosed) callback(null, result)
            },
            (cause: unknown) => {
              if (isClosed) return
              callback(cause instanceof Error ? cause : new Error(String(cause)), null)
              if (!isFinal(cause)) joinAgain(channel_name, socketId)
            },
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
    subscribe(channel, params, handlers, onSettled) {
      const name = channelName(channel, params)
      const bindings: [string, (payload: unknown) => void][] = Object.entries(handlers).map(([event, handle]) => [
        event,
        (payload) => {
          const eventSchema = channel.events[event]
          const violation = eventSchema && findContractViolation(`${channel.name} ${event}`, eventSchema, payload)
          if (violation?.isEnvelopeInvalid) return
          ;(handle as (payload: unknown) => void)(violation ? violation.repairedBody : payload)
        },
      ])
      if (onSettled) {
        bindings.push(['pusher:subscription_succeeded', () => onSettled(true)])
        bindings.push(['pusher:subscription_error', () => onSettled(false)])
      }
      let pusherChannel: PusherChannel | undefined
      let isUnsubscribed = false
      connection ??= connect()
      const subscribeOn = (client: Pusher) => {
        if (isUnsubscribed || isClosed) return
        listenerCounts.set(name, (listenerCounts.get(name) ?? 0) + 1)
        pusherChannel = client.subscribe(name)
        for (const [event, handle] of bindings) pusherChannel.bind(event, handle)
        // A joined channel announces no further success.
        if (pusherChannel.subscribed) onSettled?.(true)
      }
      // The promise rejects only after `disconnect`.
      connection.then(subscribeOn, () => undefined)
      return () => {
        isUnsubscribed = true
        if (!pusherChannel) return
        for (const [event, handle] of bindings) pusherChannel.unbind(event, handle)
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
