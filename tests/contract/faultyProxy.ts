/** A proxy in front of the mock server that injects faults, so that tests can check if the verifier finds them. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { WebSocket, WebSocketServer } from 'ws'
import { findCall } from '@mocks/server/router'
import type { CallName } from '../../src/api/calls'
import type { ReceivedEvent } from './pusherClient'

/** A response that a fault can change. `body` is parsed JSON or the list of a stream's lines, `type` the content type. */
export type Reply = { status: number; type: string; body: unknown }

/** The parts of the request that a fault can read. */
export type ProxyRequest = {
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
  /** Sends another request to the real backend in the same session. Resolves with the response body. */
  callBackend: (method: string, path: string, body?: unknown) => Promise<unknown>
}

export type ProxyFaults = {
  request?: Partial<Record<CallName, (body: unknown) => unknown>>
  query?: Partial<Record<CallName, Record<string, string>>>
  /** Returns this response and does not forward the request. */
  respondInstead?: Partial<Record<CallName, (proxyRequest: ProxyRequest) => Reply | Promise<Reply>>>
  reply?: Partial<Record<CallName, (reply: Reply, proxyRequest: ProxyRequest) => Reply | Promise<Reply>>>
  /** True: the proxy adds a missing anti-forgery token. The backend then seems not to check the token. */
  isTokenIgnored?: boolean
  cookie?: (setCookie: string) => string
  /** Changes an event, suppresses it (by returning undefined), or replaces it by several. */
  event?: (received: ReceivedEvent) => ReceivedEvent | ReceivedEvent[] | undefined
  /** True: `/__mock/` returns 404, so that the verifier does not recognise the mock server. */
  isControlHidden?: boolean
  /** True: the proxy confirms every subscription. The backend then seems not to check who may subscribe. */
  isChannelAuthIgnored?: boolean
}

async function readAll(clientRequest: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of clientRequest) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
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

const FORWARDED_HEADERS = ['cookie', 'content-type', 'accept', 'x-requested-with', 'x-xsrf-token', 'origin', 'referer']

function headersOf(clientRequest: IncomingMessage, isTokenIgnored = false): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of FORWARDED_HEADERS)
    if (clientRequest.headers[name]) headers[name] = String(clientRequest.headers[name])
  const token = /XSRF-TOKEN=([^;]+)/.exec(headers.cookie ?? '')?.[1]
  if (isTokenIgnored && token) headers['x-xsrf-token'] = decodeURIComponent(token)
  return headers
}

/**
 * Starts the proxy in front of the backend on port `target`.
 * @returns the proxy's port, and `close`
 */
export async function createFaultyProxy(target: number, faults: ProxyFaults) {
  const backend = `http://localhost:${target}`

  async function forward(clientRequest: IncomingMessage, clientResponse: ServerResponse) {
    const url = new URL(clientRequest.url ?? '/', backend)
    const found = findCall(clientRequest.method ?? 'GET', url.pathname.replace(/^\/api\//, ''))
    const name = found?.name
    const sentBytes = await readAll(clientRequest)
    const hasJson = clientRequest.headers['content-type']?.includes('application/json') && sentBytes.length > 0
    const sent: unknown = hasJson ? JSON.parse(String(sentBytes)) : undefined
    const headers = headersOf(clientRequest, faults.isTokenIgnored)
    const callBackend: ProxyRequest['callBackend'] = async (method, path, body) => {
      const reply = await fetch(`${backend}/api/${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      return reply.json()
    }
    const proxyRequest: ProxyRequest = {
      params: found?.params ?? {},
      query: new URL(url).searchParams,
      body: sent,
      callBackend,
    }

    const respondInstead = name && faults.respondInstead?.[name]
    let reply: Reply
    if (respondInstead) reply = await respondInstead(proxyRequest)
    else {
      for (const [key, value] of Object.entries((name && faults.query?.[name]) ?? {})) {
        url.searchParams.set(key, value)
      }
      const change = name && faults.request?.[name]
      const body = change ? JSON.stringify(change(sent)) : new Uint8Array(sentBytes)
      const hasBody = clientRequest.method !== 'GET' && body.length > 0
      const response = await fetch(url, { method: clientRequest.method, headers, body: hasBody ? body : undefined })
      const type = response.headers.get('content-type') ?? ''
      reply = readReply(response.status, type, Buffer.from(await response.arrayBuffer()))
      const setCookies = response.headers.getSetCookie()
      clientResponse.setHeader('Set-Cookie', faults.cookie ? setCookies.map(faults.cookie) : setCookies)
    }
    const alter = name && faults.reply?.[name]
    if (alter) reply = await alter(reply, proxyRequest)
    if (reply.type) clientResponse.setHeader('Content-Type', reply.type)
    clientResponse.writeHead(reply.status)
    clientResponse.end(writeReply(reply))
  }

  const server = createServer((clientRequest, clientResponse) => {
    if (faults.isControlHidden && clientRequest.url?.startsWith('/__mock/'))
      return void clientResponse.writeHead(404).end()
    forward(clientRequest, clientResponse).catch((cause: unknown) => clientResponse.destroy(cause as Error))
  })

  /** Returns the frames to forward instead of the received one. */
  const alterFrame = (text: string): string[] => {
    const frame = JSON.parse(text) as { event: string; channel?: string; data: string }
    if (!faults.event || !frame.channel || frame.event.startsWith('pusher')) return [text]
    const { channel, event } = frame
    const altered = faults.event({ channel, event, payload: JSON.parse(frame.data) })
    return [altered ?? []]
      .flat()
      .map((one) => JSON.stringify({ ...one, payload: undefined, data: JSON.stringify(one.payload) }))
  }

  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (client, clientRequest) => {
    const upstream = new WebSocket(`ws://localhost:${target}${clientRequest.url ?? ''}`)
    const queuedMessages: string[] = []
    upstream.on('open', () => queuedMessages.splice(0).forEach((text) => upstream.send(text)))
    upstream.on('message', (data) => {
      for (const text of alterFrame(String(data))) client.send(text)
    })
    client.on('message', (data) => {
      const text = String(data)
      const frame = JSON.parse(text) as { event: string; data: { channel: string } }
      if (faults.isChannelAuthIgnored && frame.event === 'pusher:subscribe') {
        const { channel } = frame.data
        client.send(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel, data: '{}' }))
      } else if (upstream.readyState === WebSocket.OPEN) upstream.send(text)
      else queuedMessages.push(text)
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
