/** Runs the mock server on an HTTP and WebSocket port, for `npm run backend` and the tests of the verifier. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { WebSocketServer } from 'ws'
import { API_BASE } from '../server/apiBase'
import { ANSWER_HEADERS } from '../server/respond'
import { NetworkFailure } from '../server/router'
import type { Seed } from '../db/tables'
import { handlers } from '../handlers/handlers'
import { scenarioOf } from '../scenarios/scenarios'
import { createMockServer, type MockServerOptions } from '../server/createMockServer'
import type { MockServer } from '../server/mockServer'
import { createSeed } from '../db/seed'
import { seedFiles } from '../db/seedFiles'

/**
 * Path that controls a running server; it is not part of the contract. `GET /__mock/state` reads the state. `scenario/<name>`,
 * `drop/<close code>` and `reset` need a POST, because any web page can send a GET by embedding an image.
 */
const CONTROL_PATH = '/__mock/'

export type MockHttpServerOptions = Omit<MockServerOptions, 'seed' | 'handlers'> & {
  /** TCP port; 0 takes any free port. */
  port: number
  /** Initial content of the database; `fixtures/seed` by default. */
  seed?: Seed
}

export type MockHttpServer = {
  mockServer: MockServer
  port: number
  close: () => Promise<void>
}

function toRequest(message: IncomingMessage, url: URL, signal: AbortSignal): Request {
  const hasBody = message.method !== 'GET' && message.method !== 'HEAD'
  return new Request(url, {
    method: message.method,
    headers: message.headers as Record<string, string>,
    body: hasBody ? (Readable.toWeb(message) as ReadableStream) : undefined,
    signal,
    ...(hasBody && { duplex: 'half' }),
  })
}

/** Starts a mock server on a port. Resolves once the server listens; rejects if the port is in use. */
export async function createMockHttpServer({ port, ...options }: MockHttpServerOptions): Promise<MockHttpServer> {
  const { realtimeKey = 'heartboard', seed = createSeed(seedFiles) } = options
  const mockServer = createMockServer({ ...options, seed, handlers, realtimeKey })
  /** Number of NDJSON streams in flight, which the control path reports. A cancelled stream counts until its generator ends. */
  let openStreams = 0

  /** Writes every chunk of the body as soon as it arrives. Rejects if the body fails; the caller then destroys the connection. */
  async function send({ status, body, headers }: Response, res: ServerResponse, signal: AbortSignal) {
    res.writeHead(status)
    res.flushHeaders()
    if (!body) return res.end()
    const reader = body.getReader()
    // Cancelling ends the handler's generator. Wait for that end, because until then the stream counts as open.
    const cancelled = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => void reader.cancel().then(resolve, () => resolve()))
    })
    const streams = headers.get('Content-Type') === 'application/x-ndjson' ? 1 : 0
    openStreams += streams
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (signal.aborted) return await cancelled
        if (done) return res.end()
        res.write(value)
      }
    } finally {
      openStreams -= streams
    }
  }

  async function handleCall(message: IncomingMessage, res: ServerResponse, url: URL) {
    const disconnect = new AbortController()
    res.on('close', () => disconnect.abort())
    const path = url.pathname.slice(API_BASE.length)
    const request = toRequest(message, url, disconnect.signal)
    const { response, cookies } = await mockServer.handle(request, path, message.headers.cookie ?? '')
    for (const [name, value] of [...Object.entries(ANSWER_HEADERS), ...response.headers]) res.setHeader(name, value)
    res.setHeader(
      'Set-Cookie',
      cookies.map((cookie) => (cookie.startsWith('XSRF') ? cookie : `${cookie}; HttpOnly`)),
    )
    await send(response, res, disconnect.signal)
  }

  const commands: Record<string, (value: string | undefined) => void> = {
    scenario: (name) => mockServer.setScenario(scenarioOf(name)),
    drop: (code) => mockServer.pusher.dropAll(Number(code ?? 4100)),
    reset() {
      mockServer.setScenario('normal')
      mockServer.reset()
    },
  }

  function control(method: string | undefined, url: URL, res: ServerResponse) {
    const [, name = '', value] = url.pathname.slice(1).split('/')
    const isState = name === 'state'
    if (!isState && !Object.hasOwn(commands, name)) return res.writeHead(404).end()
    if (!isState && method !== 'POST') return res.writeHead(405, { Allow: 'POST' }).end()
    commands[name]?.(value)
    res.writeHead(200, { 'Content-Type': 'application/json' })
    res.end(
      JSON.stringify({ scenario: mockServer.scenario(), connections: mockServer.pusher.connections(), openStreams }),
    )
  }

  const server = createServer((message, res) => {
    const url = new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`)
    if (url.pathname.startsWith(CONTROL_PATH)) return control(message.method, url, res)
    if (!url.pathname.startsWith(API_BASE)) {
      res.writeHead(404).end()
      return
    }
    handleCall(message, res, url).catch((cause: unknown) => {
      if (!(cause instanceof NetworkFailure) && !message.destroyed) console.error(cause)
      res.destroy()
    })
  })

  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (message, socket, head) => {
    if (!message.url?.startsWith(`/app/${realtimeKey}`)) return socket.destroy()
    sockets.handleUpgrade(message, socket, head, (client) => {
      const { received, closed } = mockServer.pusher.connect({
        send: (frame) => client.send(frame),
        close: (code, reason) => client.close(code, reason),
      })
      client.on('message', (frame) => received(String(frame)))
      client.on('close', closed)
    })
  })

  server.listen(port)
  await once(server, 'listening')
  const address = server.address()

  return {
    mockServer,
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      mockServer.close()
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
