/** A backend that is almost right: the pretend school behind a proxy that changes one thing. It proves that the verifier sees it. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { WebSocket, WebSocketServer } from 'ws'
import { findCall } from '../../mocks/createHandlers'
import type { CallName } from '../../src/api/calls'
import type { Arrived } from './pusherClient'

/** An answer as it can be changed: JSON parsed, a stream as its lines; `type` is the content type. */
export type Reply = { status: number; type: string; body: unknown }

/** What a deviation may know of the request. */
export type Asked = {
  params: Record<string, string>
  query: URLSearchParams
  /** JSON of the body as it was sent. */
  body: unknown
  /** Asks the true backend something else as the same person; gives the body of the answer. */
  ask: (method: string, path: string, body?: unknown) => Promise<unknown>
}

export type Alterations = {
  /** Changes the body that the true backend gets. */
  request?: Partial<Record<CallName, (body: unknown) => unknown>>
  /** Query parameters that the true backend gets instead. */
  query?: Partial<Record<CallName, Record<string, string>>>
  /** Answers instead of the true backend. */
  instead?: Partial<Record<CallName, (asked: Asked) => Reply | Promise<Reply>>>
  /** Changes the answer. */
  reply?: Partial<Record<CallName, (reply: Reply, asked: Asked) => Reply | Promise<Reply>>>
  /** True when a missing anti-forgery token is made up for. */
  isTokenIgnored?: boolean
  /** Changes an event, or swallows it. */
  event?: (arrived: Arrived) => Arrived | undefined
  /** True when the pretend school is not to be recognised. */
  isUnknown?: boolean
  /** True when every channel is open to everybody. */
  isOpenToAll?: boolean
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const isJson = (type: string) => type.endsWith('json') && !type.includes('ndjson')
const parseLines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))

const readReply = (status: number, type: string, bytes: Buffer): Reply => {
  if (bytes.length === 0 || !type.includes('json')) return { status, type, body: bytes }
  return { status, type, body: isJson(type) ? JSON.parse(String(bytes)) : parseLines(String(bytes)) }
}

function writeReply({ type, body }: Reply): Buffer | string {
  if (Buffer.isBuffer(body) || typeof body === 'string') return body
  if (type.includes('ndjson')) return (body as unknown[]).map((line) => `${JSON.stringify(line)}\n`).join('')
  return JSON.stringify(body)
}

const COPIED = ['cookie', 'content-type', 'accept', 'x-requested-with', 'x-xsrf-token', 'origin', 'referer']

function headersOf(message: IncomingMessage, isTokenIgnored = false): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of COPIED) if (message.headers[name]) headers[name] = String(message.headers[name])
  const token = /XSRF-TOKEN=([^;]+)/.exec(headers.cookie ?? '')?.[1]
  if (isTokenIgnored && token) headers['x-xsrf-token'] = decodeURIComponent(token)
  return headers
}

/** Puts a deviation before a backend. @returns the port it answers on, and how to end it */
export async function createDeviatingServer(target: number, alterations: Alterations) {
  const backend = `http://localhost:${target}`

  async function pass(message: IncomingMessage, answer: ServerResponse) {
    const url = new URL(message.url ?? '/', backend)
    const found = findCall(message.method ?? 'GET', url.pathname.replace(/^\/api\//, ''))
    const name = found?.name
    const sentBytes = await readAll(message)
    const hasJson = message.headers['content-type']?.includes('application/json') && sentBytes.length > 0
    const sent: unknown = hasJson ? JSON.parse(String(sentBytes)) : undefined
    const headers = headersOf(message, alterations.isTokenIgnored)
    const ask: Asked['ask'] = async (method, path, body) => {
      const reply = await fetch(`${backend}/api/${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      return reply.json()
    }
    const asked: Asked = { params: found?.params ?? {}, query: new URL(url).searchParams, body: sent, ask }

    const instead = name && alterations.instead?.[name]
    let reply: Reply
    if (instead) reply = await instead(asked)
    else {
      for (const [key, value] of Object.entries((name && alterations.query?.[name]) ?? {})) {
        url.searchParams.set(key, value)
      }
      const change = name && alterations.request?.[name]
      const body = change ? JSON.stringify(change(sent)) : new Uint8Array(sentBytes)
      const hasBody = message.method !== 'GET' && body.length > 0
      const response = await fetch(url, { method: message.method, headers, body: hasBody ? body : undefined })
      const type = response.headers.get('content-type') ?? ''
      reply = readReply(response.status, type, Buffer.from(await response.arrayBuffer()))
      answer.setHeader('Set-Cookie', response.headers.getSetCookie())
    }
    const alter = name && alterations.reply?.[name]
    if (alter) reply = await alter(reply, asked)
    if (reply.type) answer.setHeader('Content-Type', reply.type)
    answer.writeHead(reply.status)
    answer.end(writeReply(reply))
  }

  const server = createServer((message, answer) => {
    if (alterations.isUnknown && message.url?.startsWith('/__mock/')) return void answer.writeHead(404).end()
    pass(message, answer).catch((cause: unknown) => answer.destroy(cause as Error))
  })

  /** What goes to the client instead of a frame. */
  const alterFrame = (text: string): string | undefined => {
    const frame = JSON.parse(text) as { event: string; channel?: string; data: string }
    if (!alterations.event || !frame.channel || frame.event.startsWith('pusher')) return text
    const { channel, event } = frame
    const altered = alterations.event({ channel, event, payload: JSON.parse(frame.data) })
    return altered && JSON.stringify({ ...altered, payload: undefined, data: JSON.stringify(altered.payload) })
  }

  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (client, message) => {
    const upstream = new WebSocket(`ws://localhost:${target}${message.url ?? ''}`)
    const waiting: string[] = []
    upstream.on('open', () => waiting.splice(0).forEach((text) => upstream.send(text)))
    upstream.on('message', (data) => {
      const text = alterFrame(String(data))
      if (text !== undefined) client.send(text)
    })
    client.on('message', (data) => {
      const text = String(data)
      const frame = JSON.parse(text) as { event: string; data: { channel: string } }
      if (alterations.isOpenToAll && frame.event === 'pusher:subscribe') {
        const { channel } = frame.data
        client.send(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel, data: '{}' }))
      } else if (upstream.readyState === WebSocket.OPEN) upstream.send(text)
      else waiting.push(text)
    })
    client.on('close', () => upstream.terminate())
    upstream.on('error', () => client.terminate())
  })

  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async close() {
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
