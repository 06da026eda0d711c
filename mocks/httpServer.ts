/** The school as a real HTTP and WebSocket server: what `npm run backend` starts, and what the verifier is proved on. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { WebSocketServer } from 'ws'
import { NetworkFailure } from './createHandlers'
import type { Seed } from './db'
import { handlers } from './handlers/handlers'
import { scenarioOf } from './scenarios'
import { createSchool, type School, type SchoolOptions } from './school'
import { worldOf } from './world'
import { worldFiles } from './worldFiles'

const API_BASE = '/api/'
/** Not part of the contract: how a test changes the situation of a server that runs. */
const CONTROL = '/__mock/'

export type SchoolServerOptions = Omit<SchoolOptions, 'seed' | 'handlers'> & {
  /** TCP port; 0 takes any that is free. */
  port: number
  /** What the database starts with; the authored world unless said otherwise. */
  seed?: Seed
}

export type SchoolServer = {
  school: School
  port: number
  /** Ends connections, streams and timers. */
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

/** Opens the school on a port. Resolves once it answers; rejects when the port is taken. */
export async function createSchoolServer({ port, ...options }: SchoolServerOptions): Promise<SchoolServer> {
  const { realtimeKey = 'heartboard', seed = worldOf(worldFiles) } = options
  const school = createSchool({ ...options, seed, handlers, realtimeKey })
  /** Replies that are being streamed; one that was stopped is no longer among them. */
  let openStreams = 0

  /** Passes a body on, every write at once; a body that breaks breaks the connection. */
  async function send({ status, body, headers }: Response, answer: ServerResponse, signal: AbortSignal) {
    answer.writeHead(status)
    answer.flushHeaders()
    if (!body) return answer.end()
    const reader = body.getReader()
    // Cancelling ends the handler's generator; it is over when that is.
    const left = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => void reader.cancel().then(resolve, () => resolve()))
    })
    const streams = headers.get('Content-Type') === 'application/x-ndjson' ? 1 : 0
    openStreams += streams
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (signal.aborted) return await left
        if (done) return answer.end()
        answer.write(value)
      }
    } finally {
      openStreams -= streams
    }
  }

  async function answerCall(message: IncomingMessage, answer: ServerResponse, url: URL) {
    const left = new AbortController()
    answer.on('close', () => left.abort())
    const path = url.pathname.slice(API_BASE.length)
    const request = toRequest(message, url, left.signal)
    const { response, cookies } = await school.handle(request, path, message.headers.cookie ?? '')
    response.headers.forEach((value, name) => {
      answer.setHeader(name, value)
    })
    answer.setHeader(
      'Set-Cookie',
      cookies.map((cookie) => (cookie.startsWith('XSRF') ? cookie : `${cookie}; HttpOnly`)),
    )
    await send(response, answer, left.signal)
  }

  function control(url: URL, answer: ServerResponse) {
    const [, command, value] = url.pathname.slice(1).split('/')
    if (command === 'scenario') school.setScenario(scenarioOf(value))
    if (command === 'drop') school.pusher.dropAll(Number(value ?? 4100))
    if (command === 'reset') {
      school.setScenario('normal')
      school.reset()
    }
    answer.writeHead(200, { 'Content-Type': 'application/json' })
    answer.end(JSON.stringify({ scenario: school.scenario(), connections: school.pusher.connections(), openStreams }))
  }

  const server = createServer((message, answer) => {
    const url = new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`)
    if (url.pathname.startsWith(CONTROL)) return control(url, answer)
    if (!url.pathname.startsWith(API_BASE)) {
      answer.writeHead(404).end()
      return
    }
    answerCall(message, answer, url).catch((cause: unknown) => {
      if (!(cause instanceof NetworkFailure) && !message.destroyed) console.error(cause)
      answer.destroy()
    })
  })

  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (message, socket, head) => {
    if (!message.url?.startsWith(`/app/${realtimeKey}`)) return socket.destroy()
    sockets.handleUpgrade(message, socket, head, (client) => {
      const { received, closed } = school.pusher.connect({
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
    school,
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      school.close()
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
