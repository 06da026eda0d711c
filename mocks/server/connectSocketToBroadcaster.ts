import type { WebSocketClientConnectionProtocol } from '@mswjs/interceptors/WebSocket'
import type { PusherServer } from './pusher'

/** Connects an intercepted WebSocket to the broadcaster, for frames and closes in both directions. */
export function connectSocketToBroadcaster(client: WebSocketClientConnectionProtocol, pusher: PusherServer): void {
  const { received, closed } = pusher.connect({
    send: (frame) => client.send(frame),
    close: (code, reason) => client.close(code, reason),
  })
  client.addEventListener('message', ({ data }) => received(String(data)))
  client.addEventListener('close', closed)
}
