/**
 * Runs the mock server in the same process and gives a client its transport and sockets, for tests and stories. This is faster
 * than intercepting fetch, and requests abort and streams break as with a real server.
 */
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket'
import type { Transport } from '../../src/api/core/transport'
import { connectSocketToBroadcaster } from '../server/connectSocketToBroadcaster'
import { demoSecretCode } from '../domain/onboarding/secretCode'
import { handlers } from '../handlers/handlers'
import { parseCookies } from '../server/respond'
import type { ScenarioName } from '../scenarios/scenarios'
import { createMockServer, type MockServerOptions } from '../server/createMockServer'
import type { MockServer } from '../server/mockServer'
import { openSession } from '../server/sessions'
import { type DemoAccount, demoAccountsOf, createSeed } from '../db/seed'
import { seedFiles } from '../db/seedFiles'

const seed = createSeed(seedFiles)
const demoAccounts = demoAccountsOf(seedFiles)

/** A made-up host; no request reaches the network. */
const BASE_URL = 'http://school.test/api'

export type MockClient = {
  mockServer: MockServer
  transport: Transport
  realtimeKey: string
  /**
   * Signs a person in by setting the session cookies directly.
   * @throws Error for an unknown username
   */
  signIn: (username: string) => void
  demoAccounts: DemoAccount[]
  demoSecretCode: string[]
  close: () => void
}

type Options = {
  scenario?: ScenarioName
  latency?: number
  streamIntervalMs?: number
  jobDelayFactor?: number
  dailyQuota?: number
  now?: () => Date
  generated?: MockServerOptions['generated']
  onBroadcast?: MockServerOptions['onBroadcast']
}

const serversByKey = new Map<string, MockServer>()
let clientCount = 0

// A page may have several clients. The app key in a socket's URL tells which mock server the socket belongs to.
const sockets = new WebSocketInterceptor()
sockets.on('connection', ({ client, server }) => {
  const key = /\/app\/([^/?]+)/.exec(client.url.pathname)?.[1]
  const mockServer = key ? serversByKey.get(key) : undefined
  // Other sockets connect to their real server, such as the socket of Vite's development server.
  if (!mockServer) return server.connect()
  connectSocketToBroadcaster(client, mockServer.pusher)
})

/**
 * Returns a response whose body fails when the request is aborted, as with fetch. The closure keeps the request alive: once a
 * request is garbage-collected, Node no longer passes on the abort.
 */
function bindToRequest(response: Response, request: Request): Response {
  if (!response.body) return response
  const reader = response.body.getReader()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      request.signal.addEventListener('abort', () => {
        controller.error(new DOMException('The operation was aborted.', 'AbortError'))
        void reader.cancel().catch(() => undefined)
      })
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (request.signal.aborted) return
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => reader.cancel(),
  })
  return new Response(body, { status: response.status, headers: response.headers })
}

/** Creates a mock server with its own cookie jar. Close the client at the end of the test or story. */
export function createMockClient(options: Options = {}): MockClient {
  if (clientCount === 0) sockets.apply()
  clientCount += 1
  const realtimeKey = `session-${clientCount}`
  const mockServer = createMockServer({ seed, handlers, realtimeKey, streamIntervalMs: 2, ...options })
  serversByKey.set(realtimeKey, mockServer)
  /**
   * Functions that abort the requests in flight when the client closes. Otherwise a late response would reach the next test or
   * story.
   */
  const inFlight = new Set<() => void>()
  const cookieJar = new Map<string, string>()
  const cookies = () => [...cookieJar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const storeCookie = (setCookie: string) => {
    for (const [name, value] of Object.entries(parseCookies(setCookie.split('; ')[0] ?? ''))) {
      if (value) cookieJar.set(name, value)
      else cookieJar.delete(name)
    }
  }

  return {
    mockServer,
    realtimeKey,
    demoAccounts,
    demoSecretCode,
    transport: {
      baseUrl: BASE_URL,
      readCookies: cookies,
      async fetch(request, { onUploadProgress } = {}) {
        const { signal } = request
        signal.throwIfAborted()
        const path = new URL(request.url).pathname.slice(new URL(BASE_URL).pathname.length + 1)
        const work = mockServer.handle(request, path, cookies(), (sentBytes, totalBytes) =>
          onUploadProgress?.({ sentBytes, totalBytes }),
        )
        let abort = () => {}
        const aborted = new Promise<never>((_, reject) => {
          abort = () => reject(new DOMException('The operation was aborted.', 'AbortError'))
        })
        signal.addEventListener('abort', abort)
        inFlight.add(abort)
        const reply = await Promise.race([work, aborted]).finally(() => inFlight.delete(abort))
        reply.cookies.forEach(storeCookie)
        return bindToRequest(reply.response, request)
      },
    },
    signIn(username) {
      const person = [...mockServer.db.people.all()].find((candidate) => candidate.username === username)
      if (!person) throw new Error(`fixtures/seed has no person with the username "${username}".`)
      openSession(mockServer, person, storeCookie)
    },
    close() {
      for (const abort of inFlight) abort()
      mockServer.close()
      serversByKey.delete(realtimeKey)
    },
  }
}
