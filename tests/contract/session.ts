/** An HTTP session with the backend. It stores cookies, sends the anti-forgery token, and parses any response. */
import type { Call } from '../../src/api/core/call'
import { buildRequest, type CallRequest } from '../../src/api/core/request'
import type { Transport } from '../../src/api/core/transport'

export type Backend = {
  /** Base URL of the API without a slash at the end. */
  baseUrl: string
  /** Sent as `Origin` and `Referer`. */
  origin: string
  /** Time in ms to wait for a response. */
  responseTimeout: number
}

export type ParsedResponse = {
  status: number
  /** Content type without its parameters. */
  type: string
  /** The body in the form of a fixture: JSON, the events of a stream, the content type of an image, or else the text. */
  body: unknown
  /** Target of a redirect. */
  location?: string
  /** Says why the body cannot be parsed or is incomplete. */
  problem?: string
  /** For a stream: when each line arrived, in ms after the request. */
  arrivals?: number[]
}

/** The latest value of a cookie. The names of its attributes are in lower case. */
export type Cookie = { name: string; value: string; attributes: ReadonlyMap<string, string> }

export type Session = {
  send: (
    call: Call,
    request?: Omit<CallRequest, 'call'>,
    /** `omittedCookie`: sends the request without this cookie and ignores the cookies of the response. */
    options?: { isTokenOmitted?: boolean; omittedCookie?: string },
  ) => Promise<ParsedResponse>
  cookies: () => Cookie[]
}

const MAX_TEXT_LENGTH = 120

const parse = (text: string): Pick<ParsedResponse, 'body' | 'problem'> => {
  try {
    return { body: JSON.parse(text) as unknown }
  } catch {
    return { body: text, problem: `is not JSON: ${text.slice(0, MAX_TEXT_LENGTH)}` }
  }
}

/**
 * Reads the lines of a stream as they arrive.
 * @param started time of the request in ms
 */
async function parseStream(
  stream: ReadableStream<Uint8Array>,
  started: number,
): Promise<Pick<ParsedResponse, 'body' | 'problem' | 'arrivals'>> {
  const lines: ReturnType<typeof parse>[] = []
  const arrivals: number[] = []
  let rest = ''
  const add = (text: string) => {
    const [last = '', ...complete] = `${rest}${text}`.split('\n').reverse()
    rest = last
    for (const line of complete.reverse().filter(Boolean)) {
      lines.push(parse(line))
      arrivals.push(performance.now() - started)
    }
  }
  const decoder = new TextDecoder()
  for await (const chunk of stream) add(decoder.decode(chunk, { stream: true }))
  add(`${decoder.decode()}\n`)
  return { body: lines.map(({ body }) => body), problem: lines.find(({ problem }) => problem)?.problem, arrivals }
}

/** Reads a response to its end. Never throws: for an incomplete body, or one that cannot be parsed, it sets `problem`. */
async function parseResponse(response: Response, started: number): Promise<ParsedResponse> {
  const { status } = response
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim() ?? ''
  const location = response.headers.get('Location')
  if (status >= 300 && location) return { status, type, body: null, location }
  try {
    if (type.startsWith('image/')) {
      await response.arrayBuffer()
      return { status, type, body: type }
    }
    if (type.endsWith('ndjson') && response.body)
      return { status, type, ...(await parseStream(response.body, started)) }
    const text = await response.text()
    if (text === '') return { status, type, body: null }
    return type.endsWith('json')
      ? { status, type, ...parse(text) }
      : { status, type, body: text.slice(0, MAX_TEXT_LENGTH) }
  } catch (cause) {
    return { status, type, body: null, problem: `was cut off: ${(cause as Error).message}` }
  }
}

const isExpired = ({ attributes }: Cookie) =>
  Number(attributes.get('max-age') ?? 1) <= 0 || Date.parse(attributes.get('expires') ?? '') < Date.now()

const splitPair = (text: string): [name: string, value: string] => {
  const [name = '', ...value] = text.split('=')
  return [name.trim(), value.join('=').trim()]
}

export function parseCookie(setCookie: string): Cookie {
  const [pair = '', ...rest] = setCookie.split(';')
  const [name, value] = splitPair(pair)
  const attributes = new Map(rest.map(splitPair).map(([key, text]) => [key.toLowerCase(), text]))
  return { name, value, attributes }
}

/** Creates a session with its own cookie jar. `send` throws if the backend does not respond. */
export function createSession({ baseUrl, origin, responseTimeout }: Backend): Session {
  const jar = new Map<string, Cookie>()

  const storeCookie = (setCookie: string) => {
    const cookie = parseCookie(setCookie)
    if (isExpired(cookie)) jar.delete(cookie.name)
    else jar.set(cookie.name, cookie)
  }
  const cookieHeader = (omitted?: string) =>
    [...jar.values()]
      .filter(({ name }) => name !== omitted)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  const fetchWith = async (request: Request, omittedCookie?: string) => {
    const headers = new Headers(request.headers)
    headers.set('Cookie', cookieHeader(omittedCookie))
    headers.set('Origin', origin)
    headers.set('Referer', `${origin}/`)
    const response = await fetch(new Request(request, { headers, redirect: 'manual' }))
    if (omittedCookie === undefined) response.headers.getSetCookie().forEach(storeCookie)
    return response
  }
  const transport: Transport = { baseUrl, readCookies: () => cookieHeader(), fetch: (request) => fetchWith(request) }

  return {
    async send(call, request, { isTokenOmitted = false, omittedCookie } = {}) {
      const built = buildRequest(transport, { call, ...request }, AbortSignal.timeout(responseTimeout))
      if (isTokenOmitted) built.headers.delete('X-XSRF-TOKEN')
      const started = performance.now()
      return parseResponse(await fetchWith(built, omittedCookie), started)
    },
    cookies: () => [...jar.values()],
  }
}
