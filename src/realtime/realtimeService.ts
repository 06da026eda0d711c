import type { RealtimeService } from '@/api/core/services'

type Subscription = { join: (connection: RealtimeService) => () => void; leave?: () => void }

/**
 * Creates the realtime service of one app (D-0051). Subscriptions survive connections: one may exist before the first
 * connection, and the next session's connection joins them all again.
 * @returns `connectTo` joins all subscriptions on a connection; with undefined, all leave the last connection
 */
export function createRealtimeService() {
  const subscriptions = new Set<Subscription>()
  let current: RealtimeService | undefined

  const service: RealtimeService = {
    subscribe(...args) {
      const subscription: Subscription = { join: (connection) => connection.subscribe(...args) }
      subscriptions.add(subscription)
      if (current) subscription.leave = subscription.join(current)
      return () => {
        subscriptions.delete(subscription)
        subscription.leave?.()
      }
    },
  }
  const connectTo = (next: RealtimeService | undefined) => {
    current = next
    for (const subscription of subscriptions) {
      subscription.leave?.()
      subscription.leave = next && subscription.join(next)
    }
  }
  return { service, connectTo }
}
