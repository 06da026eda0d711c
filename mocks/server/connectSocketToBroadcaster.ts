import type { WebSocketClientConnectionProtocol } from '@mswjs/interceptors/WebSocket'
import type { PusherServer } from './pusher'

/** Joins an intercepted socket to the broadcaster: what either side sends, and the end, reaches the other. */
export function connectSocketToBroadcaster(client: WebSocketClientConnectionProtocol, pusher: PusherServer): void {
  const { received, closed } = pusher.connect({
    send: (frame) => client.send(frame),
    close: (code, reason) => client.close(code, reason),
  })
  client.addEventListener('message', ({ data }) => received(String(data)))
  client.addEventListener('close', closed)
}
