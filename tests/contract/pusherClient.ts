/** The Pusher protocol as a client speaks it, plain: nothing is repaired, everything that arrives is kept. */
import { once } from 'node:events'
import { WebSocket } from 'ws'

export type ReceivedEvent = {
  /** Name on the wire. */
  channel: string
  event: string
  payload: unknown
}

export type PusherClient = {
  socketId: string
  /** Joins a channel. @returns undefined, or why the server refused */
  subscribe: (channel: string, auth?: string) => Promise<string | undefined>
  /** Everything that has arrived on channels, in order. */
  arrived: readonly ReceivedEvent[]
  /** Resolves with the first of `arrived`, from an index on, that fits; undefined once nothing has come for `timeout` ms. */
  waitFor: (
    isMatch: (arrived: ReceivedEvent) => boolean,
    from: number,
    timeout: number,
  ) => Promise<ReceivedEvent | undefined>
  close: () => void
}

type Frame = { event: string; channel?: string; data?: unknown }

const ANSWER_MS = 5000
/** Times that waiting for an event begins again because others came. */
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
 * @throws Error when nobody answers there, or not in the protocol
 */
export async function connectPusher(url: string, key: string): Promise<PusherClient> {
  const socket = new WebSocket(`${url}/app/${key}?protocol=7&client=heartboard-verifier&version=1.0.0`, {
    handshakeTimeout: ANSWER_MS,
  })
  const arrived: ReceivedEvent[] = []
  const listeners = new Set<(frame: Frame & { data: unknown }) => void>()

  /** Resolves with what `pick` makes of a frame, or with undefined after some time. */
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
      arrived.push({ channel: frame.channel, event: frame.event, payload: data })
    }
    for (const listener of [...listeners]) listener({ ...frame, data })
  })

  const established = nextFrame(
    ({ event, data }) => (event === 'pusher:connection_established' ? String(fieldOf(data, 'socket_id')) : undefined),
    ANSWER_MS,
  )
  await once(socket, 'open')
  const socketId = await established
  if (!socketId) throw new Error('it opened, but pusher:connection_established never came')

  return {
    socketId,
    arrived,
    async subscribe(channel, auth) {
      const outcome = nextFrame(({ event, channel: of, data }) => {
        if (event === 'pusher_internal:subscription_succeeded' && of === channel) return { refusal: undefined }
        const isRefusal = event === 'pusher:subscription_error' && (of === undefined || of === channel)
        if (!isRefusal && event !== 'pusher:error') return undefined
        return { refusal: String(fieldOf(data, 'error') ?? fieldOf(data, 'message') ?? event) }
      }, ANSWER_MS)
      sendFrame('pusher:subscribe', { channel, ...(auth !== undefined && { auth }) })
      const answer = await outcome
      return answer ? answer.refusal : 'there was no answer'
    },
    async waitFor(isMatch, from, timeout) {
      const found = arrived.slice(from).find(isMatch)
      if (found) return found
      // A card that is still being written is no silence; but it does not go on for ever.
      for (
        let remainingWaits = MAX_WAITS, receivedBefore = -1;
        remainingWaits > 0 && receivedBefore !== arrived.length;
        remainingWaits -= 1
      ) {
        receivedBefore = arrived.length
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
