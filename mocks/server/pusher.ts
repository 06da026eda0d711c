/**
 * The server side of the Pusher protocol without a transport: each runtime brings its own sockets.
 * https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/
 */

export type Socket = {
  send: (frame: string) => void
  close: (code: number, reason: string) => void
}

/** To be called by the transport: `received` for each frame of the client, `closed` when the client has left. */
export type SocketEvents = { received: (frame: string) => void; closed: () => void }

export type PusherServer = {
  connect: (socket: Socket) => SocketEvents
  /** Sends an event to every subscriber of a channel. */
  publish: (channel: string, event: string, payload: unknown) => void
  /**
   * The signature for the subscription of a socket to a private channel.
   * @param mayReceive called before every event; while it returns false, the socket gets no events of the channel (D-2521)
   */
  sign: (socketId: string, channel: string, mayReceive?: () => boolean) => Promise<string>
  /** Closes every connection. Close codes: after 4100 to 4199 clients reconnect later, after 4200 to 4299 at once. */
  dropAll: (code: number) => void
  /** `true` closes open connections and refuses new connections. */
  setDown: (isDown: boolean) => void
  connections: () => number
  /** Number of sockets subscribed to a channel. */
  subscribers: (channel: string) => number
}

type Options = { key: string; secret: string }

type Frame = { event: string; data?: unknown; channel?: string }

const ACTIVITY_TIMEOUT_S = 120
/** Close code after which a client reconnects with a delay. */
const TRY_LATER = 4100

async function hmac(secret: string, text: string): Promise<string> {
  const encode = (value: string) => new TextEncoder().encode(value)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(text)))
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const parseFrame = (text: string): Frame | undefined => {
  try {
    const frame: unknown = JSON.parse(text)
    return typeof frame === 'object' && frame !== null && 'event' in frame ? (frame as Frame) : undefined
  } catch {
    return undefined
  }
}

/** A server for an app key. */
export function createPusherServer({ key, secret }: Options): PusherServer {
  /** Sockets by channel, each with a check of the current access. */
  const subscribers = new Map<string, Map<Socket, () => boolean>>()
  /** Checks of the current access, by signature of the subscription. */
  const accessChecks = new Map<string, () => boolean>()
  const sockets = new Set<Socket>()
  let count = 0
  let isDown = false

  const signatureOf = async (socketId: string, channel: string) =>
    `${key}:${await hmac(secret, `${socketId}:${channel}`)}`

  // The protocol wants the payload as a JSON string inside the JSON frame.
  const sendEvent = (socket: Socket, event: string, data: unknown, channel?: string) =>
    socket.send(JSON.stringify({ event, ...(channel && { channel }), data: JSON.stringify(data) }))

  const unsubscribeFromAll = (socket: Socket) => {
    sockets.delete(socket)
    for (const channelSockets of subscribers.values()) channelSockets.delete(socket)
  }

  const subscribe = async (socket: Socket, socketId: string, data: { channel?: string; auth?: string }) => {
    const { channel = '', auth } = data
    const isPrivate = channel.startsWith('private-')
    if (isPrivate && auth !== (await signatureOf(socketId, channel))) {
      const problem = { type: 'AuthError', error: `Invalid signature for ${channel}`, status: 401 }
      sendEvent(socket, 'pusher:subscription_error', problem, channel)
      return
    }
    if (!sockets.has(socket)) return
    if (!subscribers.has(channel)) subscribers.set(channel, new Map())
    subscribers.get(channel)?.set(socket, accessChecks.get(auth ?? '') ?? (() => true))
    sendEvent(socket, 'pusher_internal:subscription_succeeded', {}, channel)
  }

  const dropAll = (code: number) => {
    for (const socket of [...sockets]) {
      unsubscribeFromAll(socket)
      socket.close(code, 'closed by the mock server')
    }
  }

  return {
    connect(socket) {
      if (isDown) {
        // Deferred: a client misses a close during the opening.
        setTimeout(() => socket.close(TRY_LATER, 'the broadcaster is down'), 0)
        return { received: () => undefined, closed: () => undefined }
      }
      count += 1
      const socketId = `${count}.${Math.floor(Math.random() * 1e9)}`
      sockets.add(socket)
      sendEvent(socket, 'pusher:connection_established', { socket_id: socketId, activity_timeout: ACTIVITY_TIMEOUT_S })
      return {
        received(text) {
          const frame = parseFrame(text)
          const data = (frame?.data ?? {}) as { channel?: string; auth?: string }
          if (frame?.event === 'pusher:ping') sendEvent(socket, 'pusher:pong', {})
          if (frame?.event === 'pusher:subscribe') void subscribe(socket, socketId, data)
          if (frame?.event === 'pusher:unsubscribe') subscribers.get(data.channel ?? '')?.delete(socket)
        },
        closed: () => unsubscribeFromAll(socket),
      }
    },
    publish(channel, event, payload) {
      for (const [socket, mayReceive] of subscribers.get(channel) ?? [])
        if (mayReceive()) sendEvent(socket, event, payload, channel)
    },
    async sign(socketId, channel, mayReceive) {
      const signature = await signatureOf(socketId, channel)
      if (mayReceive) accessChecks.set(signature, mayReceive)
      return signature
    },
    dropAll,
    setDown(next) {
      isDown = next
      if (isDown) dropAll(TRY_LATER)
    },
    connections: () => sockets.size,
    subscribers: (channel) => subscribers.get(channel)?.size ?? 0,
  }
}
