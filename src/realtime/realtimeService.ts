import type { RealtimeService } from '@/api/core/services'

type Subscription = { join: (connection: RealtimeService) => () => void; leave?: () => void }

/**
 * The realtime service of one app (D-0051). Its subscriptions outlive the connections: they are made before the first one and joined again
 * on the next, which belongs to another session.
 * @returns `connectTo`: joins all subscriptions on a connection, or leaves them when it is undefined
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
