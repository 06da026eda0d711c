/** An HTTP session with the backend: keeps cookies, sends the anti-forgery token, parses any response. */
import type { Call } from '../../src/api/core/call'
import { buildRequest, type CallRequest } from '../../src/api/core/request'
import type { Transport } from '../../src/api/core/transport'

export type Backend = {
  /** API base without a trailing slash. */
  baseUrl: string
  /** Sent as `Origin` and `Referer`. */
  origin: string
  /** ms to wait for a response. */
  responseTimeout: number
}

export type ParsedResponse = {
  status: number
  /** Content type without parameters. */
  type: string
  /** As in a fixture: JSON; the events of a stream in order; the content type of an image; else the text. */
  body: unknown
  /** Why the body could not be parsed as its content type, or was cut off. */
  problem?: string
}

export type Session = {
  send: (
    call: Call,
    request?: Omit<CallRequest, 'call'>,
    options?: { isTokenOmitted?: boolean },
  ) => Promise<ParsedResponse>
}

const MAX_TEXT_LENGTH = 120

const parse = (text: string): Pick<ParsedResponse, 'body' | 'problem'> => {
  try {
    return { body: JSON.parse(text) as unknown }
  } catch {
    return { body: text, problem: `is not JSON: ${text.slice(0, MAX_TEXT_LENGTH)}` }
  }
}

function parseLines(text: string): Pick<ParsedResponse, 'body' | 'problem'> {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => parse(line))
  return { body: lines.map(({ body }) => body), problem: lines.find(({ problem }) => problem)?.problem }
}

/** Reads a response to its end. Never throws: errors are reported in `problem`. */
async function parseResponse(response: Response): Promise<ParsedResponse> {
  const { status } = response
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim() ?? ''
  try {
    if (type.startsWith('image/')) {
      await response.arrayBuffer()
      return { status, type, body: type }
    }
    const text = await response.text()
    if (text === '') return { status, type, body: null }
    if (type.endsWith('ndjson')) return { status, type, ...parseLines(text) }
    return type.endsWith('json')
      ? { status, type, ...parse(text) }
      : { status, type, body: text.slice(0, MAX_TEXT_LENGTH) }
  } catch (cause) {
    return { status, type, body: null, problem: `was cut off: ${(cause as Error).message}` }
  }
}

const isExpired = (attributes: string[]) =>
  attributes.some((attribute) => {
    const [name = '', value = ''] = attribute.trim().split('=')
    if (name.toLowerCase() === 'max-age') return Number(value) <= 0
    return name.toLowerCase() === 'expires' && Date.parse(value) < Date.now()
  })

/** Creates a session with its own cookie jar. `send` throws when the backend does not respond. */
export function createSession({ baseUrl, origin, responseTimeout }: Backend): Session {
  const jar = new Map<string, string>()

  const storeCookie = (setCookie: string) => {
    const [pair = '', ...attributes] = setCookie.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (isExpired(attributes)) jar.delete(name)
    else jar.set(name, pair.slice(at + 1).trim())
  }

  const transport: Transport = {
    baseUrl,
    readCookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    async fetch(request) {
      const headers = new Headers(request.headers)
      headers.set('Cookie', transport.readCookies())
      headers.set('Origin', origin)
      headers.set('Referer', `${origin}/`)
      const response = await fetch(new Request(request, { headers, redirect: 'manual' }))
      response.headers.getSetCookie().forEach(storeCookie)
      return response
    },
  }

  return {
    async send(call, request, { isTokenOmitted = false } = {}) {
      const built = buildRequest(transport, { call, ...request }, AbortSignal.timeout(responseTimeout))
      if (isTokenOmitted) built.headers.delete('X-XSRF-TOKEN')
      return parseResponse(await transport.fetch(built))
    },
  }
}
