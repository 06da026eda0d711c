import type { WebSocketClientConnectionProtocol } from '@mswjs/interceptors/WebSocket'
import type { PusherServer } from './pusher'

/** Connects a WebSocket that MSW has intercepted to the broadcaster, so that messages and closes pass in both directions. */
export function connectSocketToBroadcaster(client: WebSocketClientConnectionProtocol, pusher: PusherServer): void {
  const { received, closed } = pusher.connect({
    send: (frame) => client.send(frame),
    close: (code, reason) => client.close(code, reason),
  })
  client.addEventListener('message', ({ data }) => received(String(data)))
  client.addEventListener('close', closed)
}
