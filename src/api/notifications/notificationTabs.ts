/**
 * A notification that is read or deleted in one tab is so in the others at once (D-0075): the server sends no event of it. All tabs have one
 * user (D-0047).
 */
import * as z from 'zod/mini'
import { dateSchema } from '../core/call'

const CHANNEL = 'heartboard-notifications'

/** Confirmed by the server: when a notification was read; without a time it is deleted. */
const notificationChangeSchema = z.object({ id: z.string(), readAt: z.optional(dateSchema) })
export type NotificationChange = z.output<typeof notificationChangeSchema>

const openChannels = new Set<BroadcastChannel>()

/** Tells the other tabs. */
export function tellTabs(change: NotificationChange): void {
  for (const channel of openChannels) channel.postMessage(change)
}

/** Listens to the other tabs. @returns a function that stops it */
export function connectTabs(onChange: (change: NotificationChange) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    // Another version of the app may run in the other tab.
    const change = z.safeParse(notificationChangeSchema, data)
    if (change.success) onChange(change.data)
  })
  openChannels.add(channel)
  return () => {
    openChannels.delete(channel)
    channel.close()
  }
}
