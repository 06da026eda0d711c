/**
 * A bad network for tests: a proxy between browser and app that lets some calls fail. The browser sees the errors of a real
 * connection.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'

/** Share of the API calls that fail, between 0 and 1. */
const FAILING = 0.2

const FAILURES = {
  /** The server crashes before it handles the call: status 500 without a body. */
  empty500: (answer) => answer.writeHead(500).end(),
  /** The host's proxy answers with an HTML page instead of JSON. */
  html500: (answer) =>
    answer
      .writeHead(500, { 'Content-Type': 'text/html' })
      .end('<!doctype html><title>500</title><h1>Server Error</h1>'),
  throttled: (answer) =>
    answer
      .writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '1' })
      .end('{"message":"Too Many Attempts."}'),
  /** The connection breaks before the call reaches the server. */
  unsent: (answer) => answer.destroy(),
  /** The server handles the call, but the connection breaks before the response. */
  answerLost: (answer, forward) => forward(() => answer.destroy()),
  /** The connection breaks during the response: halfway through the first chunk, or after four chunks of a stream. */
  answerCut: (answer, forward) =>
    forward((received) => {
      answer.writeHead(received.statusCode ?? 502, { ...received.headers, connection: 'close' })
      let pieces = 0
      received.on('data', (piece: Buffer) => {
        pieces += 1
        const isStream = received.headers['content-type'] === 'application/x-ndjson'
        answer.write(piece.subarray(0, isStream ? piece.length : piece.length / 2))
        if (!isStream || pieces === 4) setImmediate(() => answer.destroy())
      })
      received.on('end', () => answer.destroy())
    }),
} satisfies Record<
  string,
  (answer: ServerResponse, forward: (onAnswer: (received: IncomingMessage) => void) => void) => void
>
type Failure = keyof typeof FAILURES

/**
 * Returns a pseudo-random number between 0 and 1. The same words always give the same number (FNV-1a and the end of
 * MurmurHash3).
 */
export function chance(words: string): number {
  let hash = 0x811c9dc5
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/**
 * Starts a proxy in front of a site on this machine. Only API calls fail; files and the realtime connection always pass.
 * @param seed decides, with method, path and number of a call, whether and how it fails
 * @returns `heal`, which ends all failures, and the failed calls so far
 */
export async function startBadNetwork(sitePort: number, seed: number) {
  const calls = new Map<string, number>()
  const failures: string[] = []
  let isBad = true

  function failureOf({ method, url = '' }: IncomingMessage): Failure | undefined {
    const path = url.replace(/\?.*$/, '')
    if (!isBad || !path.startsWith('/api/')) return undefined
    const call = `${method} ${path}`
    const number = (calls.get(call) ?? 0) + 1
    calls.set(call, number)
    const kinds = Object.keys(FAILURES) as Failure[]
    const place = chance(`${seed} ${call} ${number}`) / FAILING
    const kind = kinds[Math.floor(place * kinds.length)]
    if (kind) failures.push(`${kind}: ${call}`)
    return kind
  }

  const server = createServer((message, answer) => {
    // If a reused connection breaks, browsers repeat the call on their own. Without keep-alive, the app sees each failure.
    answer.shouldKeepAlive = false
    const forward = (onAnswer: (received: IncomingMessage) => void) => {
      const { method, url, headers } = message
      const forwarded = request({ host: 'localhost', port: sitePort, method, path: url, headers }, onAnswer)
      forwarded.on('error', () => answer.destroy())
      answer.on('close', () => forwarded.destroy())
      message.pipe(forwarded)
    }
    const failure = failureOf(message)
    if (failure) {
      FAILURES[failure](answer, forward)
      return void message.resume()
    }
    forward((received) => {
      const { connection: _, ...headers } = received.headers
      answer.writeHead(received.statusCode ?? 502, headers)
      received.on('close', () => !received.complete && answer.destroy())
      received.pipe(answer)
    })
  })

  server.on('upgrade', ({ url, rawHeaders }, socket, head) => {
    const site = connect(sitePort, 'localhost', () => {
      const headers = rawHeaders.map((word, index) => (index % 2 === 0 ? `\r\n${word}: ` : word)).join('')
      site.write(`GET ${url} HTTP/1.1${headers}\r\n\r\n`)
      site.write(head)
      site.pipe(socket).pipe(site)
    })
    site.on('error', () => socket.destroy())
    socket.on('error', () => site.destroy())
  })

  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The network has no port.')
  return {
    origin: `http://localhost:${address.port}`,
    /** The failed calls in order, such as `unsent: GET /api/v1/user/me`. */
    failures,
    callCount: () => [...calls.values()].reduce((sum, count) => sum + count, 0),
    heal: () => {
      isBad = false
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
