import * as z from 'zod/mini'

/** Open channels to the other tabs. Sending on the listening channel matters: a channel does not hear its own messages. */
const openChannels = new Set<BroadcastChannel>()

/**
 * Messages of one kind between the tabs of a browser. All tabs have one user (D-0047), but may run different versions of the app: a message
 * that the schema refuses is ignored.
 * @returns `tell` sends to the other tabs while this tab listens; `connect` listens and returns a function that stops listening
 */
export function createTabChannel<Message>(name: string, schema: z.ZodMiniType<Message>) {
  const tell = (message: Message): void => {
    for (const channel of openChannels) if (channel.name === name) channel.postMessage(message)
  }
  const connect = (onMessage: (message: Message) => void): (() => void) => {
    const channel = new BroadcastChannel(name)
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
