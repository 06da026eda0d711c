import * as z from 'zod/mini'

/**
 * Sends messages of one kind between the tabs of a browser that show the app of one path. They have the same user (D-0047),
 * but may run different versions of the app, so a message that does not match the schema is ignored.
 * @returns `tell` sends a message to the other tabs while this tab listens. `connect` starts listening and returns a
 * function that stops it
 */
export function createTabChannel<Message>(kind: string, schema: z.ZodMiniType<Message>) {
  /** Messages are sent on the channels that also listen, because a channel does not receive its own messages. */
  const openChannels = new Set<BroadcastChannel>()
  const tell = (message: Message): void => {
    for (const channel of openChannels) channel.postMessage(message)
  }
  const connect = (onMessage: (message: Message) => void): (() => void) => {
    const channel = new BroadcastChannel(kind + import.meta.env.BASE_URL)
    channel.addEventListener('message', ({ data }) => {
      const message = z.safeParse(schema, data)
      if (message.success) onMessage(message.data)
    })
    openChannels.add(channel)
    return () => {
      openChannels.delete(channel)
      channel.close()
    }
  }
  return { tell, connect }
}
