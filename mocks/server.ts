/**
 * The school on a port: the same handlers as a real HTTP and WebSocket server, to develop against without a worker and to run the
 * end-to-end journey in live mode. `npm run backend`; PORT (8787), SCENARIO and LATENCY (ms) are read from the environment.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { WebSocketServer } from 'ws'
import { NetworkFailure } from './createHandlers'
import { handlers } from './handlers/handlers'
import { scenarioOf } from './scenarios'
import { createSchool } from './school'
import { demoAccountsOf, worldOf } from './world'
import { worldFiles } from './worldFiles'

const API_BASE = '/api/'
/** Not part of the contract: how a test changes the situation of a server that runs. */
const CONTROL = '/__mock/'
const port = Number(process.env.PORT ?? 8787)
const realtimeKey = process.env.REALTIME_KEY ?? 'heartboard'

const school = createSchool({
  seed: worldOf(worldFiles),
  handlers,
  realtimeKey,
  latency: Number(process.env.LATENCY ?? 0),
  scenario: scenarioOf(process.env.SCENARIO),
})

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

server.listen(port, () => {
  console.log(`The pretend school answers on http://localhost:${port}/api (realtime key "${realtimeKey}").`)
  for (const { name, role, username, password } of demoAccountsOf(worldFiles))
    console.log(`  ${role} ${name}: ${username} / ${password}`)
})
