/** A minimal Pusher client. It never reconnects or retries, and remembers every event. */
import { once } from 'node:events'
import { WebSocket } from 'ws'

export type ReceivedEvent = {
  /** Wire name of the channel. */
  channel: string
  event: string
  payload: unknown
}

export type PusherClient = {
  socketId: string
  /**
   * Subscribes to a channel.
   * @returns undefined on success, otherwise the error of the server
   */
  subscribe: (channel: string, auth?: string) => Promise<string | undefined>
  /** All events that have arrived on channels, in order. */
  received: readonly ReceivedEvent[]
  /**
   * Resolves with the first match in `received` from index `from` on. Resolves with undefined after `timeout` ms without any
   * event.
   */
  waitFor: (
    isMatch: (received: ReceivedEvent) => boolean,
    from: number,
    timeout: number,
  ) => Promise<ReceivedEvent | undefined>
  close: () => void
}

type Frame = { event: string; channel?: string; data?: unknown }

const RESPONSE_TIMEOUT_MS = 5000
/** How often other events may restart the timeout. */
const MAX_WAITS = 8

const parseJson = (data: unknown): unknown => {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data) as unknown
  } catch {
    return data
  }
}

const fieldOf = (data: unknown, name: string): unknown => (data as Record<string, unknown> | null)?.[name]

/**
 * Connects to `<url>/app/<key>`.
 * @throws Error if the connection or the handshake of the protocol fails
 */
export async function connectPusher(url: string, key: string): Promise<PusherClient> {
  const socket = new WebSocket(`${url}/app/${key}?protocol=7&client=heartboard-verifier&version=1.0.0`, {
    handshakeTimeout: RESPONSE_TIMEOUT_MS,
  })
  const received: ReceivedEvent[] = []
  const listeners = new Set<(frame: Frame & { data: unknown }) => void>()

  /** Resolves with the first result of `pick` that is not undefined. Resolves with undefined after `timeout` ms. */
  const nextFrame = <T>(pick: (frame: Frame & { data: unknown }) => T | undefined, timeout: number) =>
    new Promise<T | undefined>((resolve) => {
      const finish = (value: T | undefined) => {
        clearTimeout(timer)
        listeners.delete(listener)
        resolve(value)
      }
      const listener = (frame: Frame & { data: unknown }) => {
        const picked = pick(frame)
        if (picked !== undefined) finish(picked)
      }
      const timer = setTimeout(finish, timeout, undefined)
      listeners.add(listener)
    })

  const sendFrame = (event: string, data: unknown) => socket.send(JSON.stringify({ event, data }))

  socket.on('message', (text) => {
    const frame = parseJson(String(text)) as Frame
    const data = parseJson(frame.data)
    if (frame.event === 'pusher:ping') sendFrame('pusher:pong', {})
    if (frame.channel && !/^pusher(_internal)?:/.test(frame.event)) {
      received.push({ channel: frame.channel, event: frame.event, payload: data })
    }
    for (const listener of [...listeners]) listener({ ...frame, data })
  })

  const established = nextFrame(
    ({ event, data }) => (event === 'pusher:connection_established' ? String(fieldOf(data, 'socket_id')) : undefined),
    RESPONSE_TIMEOUT_MS,
  )
  await once(socket, 'open')
  const socketId = await established
  if (!socketId) throw new Error('the socket opened, but pusher:connection_established was not received')

  return {
    socketId,
    received,
    async subscribe(channel, auth) {
      const outcome = nextFrame(({ event, channel: of, data }) => {
        if (event === 'pusher_internal:subscription_succeeded' && of === channel) return { error: undefined }
        const isError = event === 'pusher:subscription_error' && (of === undefined || of === channel)
        if (!isError && event !== 'pusher:error') return undefined
        return { error: String(fieldOf(data, 'error') ?? fieldOf(data, 'message') ?? event) }
      }, RESPONSE_TIMEOUT_MS)
      sendFrame('pusher:subscribe', { channel, ...(auth !== undefined && { auth }) })
      const response = await outcome
      return response ? response.error : 'no response'
    },
    async waitFor(isMatch, from, timeout) {
      const found = received.slice(from).find(isMatch)
      if (found) return found
      // Other events, such as those of a card that is being generated, restart the timeout up to `MAX_WAITS` times.
      for (
        let remainingWaits = MAX_WAITS, receivedBefore = -1;
        remainingWaits > 0 && receivedBefore !== received.length;
        remainingWaits -= 1
      ) {
        receivedBefore = received.length
        const one = await nextFrame(({ event, channel = '', data }) => {
          const candidate = { channel, event, payload: data }
          return isMatch(candidate) ? candidate : undefined
        }, timeout)
        if (one) return one
      }
      return undefined
    },
    close: () => socket.terminate(),
  }
}
