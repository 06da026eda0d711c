/** A person's connection to the backend: cookies kept, anti-forgery sent along, answers read whatever they are. */
import type { Call } from '../../src/api/core/call'
import { buildRequest, type CallRequest } from '../../src/api/core/request'
import type { Transport } from '../../src/api/core/transport'

export type Backend = {
  /** API base without a trailing slash. */
  baseUrl: string
  /** Sent as `Origin` and `Referer`. */
  origin: string
  /** ms. */
  answerTimeout: number
}

export type Answer = {
  status: number
  /** Content type without parameters. */
  type: string
  /** As a fixture holds it: JSON, the events of a stream in order, of a picture its content type; else the text. */
  body: unknown
  /** Why the body is not what its content type promises. */
  problem?: string
}

export type Session = {
  send: (call: Call, request?: Omit<CallRequest, 'call'>, options?: { isForged?: boolean }) => Promise<Answer>
}

const TEXT_SHOWN = 120

const parse = (text: string): Pick<Answer, 'body' | 'problem'> => {
  try {
    return { body: JSON.parse(text) as unknown }
  } catch {
    return { body: text, problem: `is not JSON: ${text.slice(0, TEXT_SHOWN)}` }
  }
}

function parseLines(text: string): Pick<Answer, 'body' | 'problem'> {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => parse(line))
  return { body: lines.map(({ body }) => body), problem: lines.find(({ problem }) => problem)?.problem }
}

/** Reads an answer to its end. Never throws: what goes wrong on the way is in `problem`. */
async function readAnswer(response: Response): Promise<Answer> {
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
    return type.endsWith('json') ? { status, type, ...parse(text) } : { status, type, body: text.slice(0, TEXT_SHOWN) }
  } catch (cause) {
    return { status, type, body: null, problem: `broke off: ${(cause as Error).message}` }
  }
}

const isExpired = (attributes: string[]) =>
  attributes.some((attribute) => {
    const [name = '', value = ''] = attribute.trim().split('=')
    if (name.toLowerCase() === 'max-age') return Number(value) <= 0
    return name.toLowerCase() === 'expires' && Date.parse(value) < Date.now()
  })

/** Opens a cookie jar of its own. @throws from `send` when the backend does not answer at all */
export function createSession({ baseUrl, origin, answerTimeout }: Backend): Session {
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
    async send(call, request, { isForged = false } = {}) {
      const built = buildRequest(transport, { call, ...request }, AbortSignal.timeout(answerTimeout))
      if (isForged) built.headers.delete('X-XSRF-TOKEN')
      return readAnswer(await transport.fetch(built))
    },
  }
}
