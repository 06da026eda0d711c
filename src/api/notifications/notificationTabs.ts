/**
 * A notification that is read or deleted in one tab is so in the others at once (D-0075): the server sends no event of it. All tabs have one
 * user (D-0047).
 */

const CHANNEL = 'heartboard-notifications'

/** What the server has confirmed of one notification: when it was read; without a time it is deleted. */
export type NotificationChange = { id: string; readAt?: string }

const openChannels = new Set<BroadcastChannel>()

/** Tells the other tabs. */
export function tellTabs(change: NotificationChange): void {
  for (const channel of openChannels) channel.postMessage(change)
}

/** Listens to the other tabs. @returns a function that stops it */
export function connectTabs(onChange: (change: NotificationChange) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => onChange(data as NotificationChange))
  openChannels.add(channel)
  return () => {
    openChannels.delete(channel)
    channel.close()
  }
}
