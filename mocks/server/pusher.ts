/**
 * The server side of the Pusher protocol. It knows no transport: each runtime brings its own sockets.
 * https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/
 */

export type Socket = {
  send: (frame: string) => void
  close: (code: number, reason: string) => void
}

/** The transport calls `received` for each frame that the client sends, and `closed` when the client has disconnected. */
export type SocketEvents = { received: (frame: string) => void; closed: () => void }

export type PusherServer = {
  connect: (socket: Socket) => SocketEvents
  publish: (channel: string, event: string, payload: unknown) => void
  /**
   * Returns the signature with which a socket subscribes to a private channel.
   * @param mayReceive called before every event; while it returns false, the socket gets no events of the channel (D-2521)
   */
  sign: (socketId: string, channel: string, mayReceive?: () => boolean) => Promise<string>
  /** Closes every connection. Pusher clients reconnect at once after codes 4200 to 4299, and with a delay after 4100 to 4199. */
  dropAll: (code: number) => void
  /** With `true`, closes open connections and refuses new ones. */
  setDown: (isDown: boolean) => void
  connections: () => number
  subscribers: (channel: string) => number
}

type Options = { key: string; secret: string }

type Frame = { event: string; data?: unknown; channel?: string }

const ACTIVITY_TIMEOUT_S = 120
/** Close code that makes a Pusher client reconnect with a delay. */
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

/** Creates the broadcaster for an app key. */
export function createPusherServer({ key, secret }: Options): PusherServer {
  /** The subscribed sockets of each channel. The function tells if the socket's person may still receive events. */
  const subscribers = new Map<string, Map<Socket, () => boolean>>()
  /** The access check to use once a client subscribes with the signature. */
  const accessChecks = new Map<string, () => boolean>()
  const sockets = new Set<Socket>()
  let count = 0
  let isDown = false

  const signatureOf = async (socketId: string, channel: string) =>
    `${key}:${await hmac(secret, `${socketId}:${channel}`)}`

  // The Pusher protocol wants the payload as a JSON string inside the JSON frame.
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
        // Close only after the socket has opened: the client would not notice an earlier close.
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
