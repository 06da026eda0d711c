/**
 * A notification that is read or deleted in one tab is so in the others at once (D-0075): the server sends no event of it. All tabs have one
 * user (D-0047).
 */
import * as z from 'zod/mini'

const CHANNEL = 'heartboard-notifications'

const changeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('read'), id: z.string(), readAt: z.string() }),
  z.object({ type: z.literal('removed'), id: z.string() }),
])

/** What the server has confirmed of one notification. */
export type NotificationChange = z.output<typeof changeSchema>

const openChannels = new Set<BroadcastChannel>()

/** Tells the other tabs. */
export function tellTabs(change: NotificationChange): void {
  for (const channel of openChannels) channel.postMessage(change)
}

/** Listens to the other tabs. @returns a function that stops it */
export function connectTabs(onChange: (change: NotificationChange) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    // A tab of another version may send something else.
    const { success, data: change } = z.safeParse(changeSchema, data)
    if (success) onChange(change)
  })
  openChannels.add(channel)
  return () => {
    openChannels.delete(channel)
    channel.close()
  }
}
