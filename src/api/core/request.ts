import { chosenLanguage } from '@/i18n/i18n'
import { isRecord } from '@/lib/isRecord'
import type { Call } from './call'
import type { SendOptions, Transport } from './transport'

/** A call with its input, in types wide enough for every call. Callers use `callRequest`, which checks the types of one call. */
export type CallRequest = {
  call: Call
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  /** True if the request must survive the end of the page (`fetch` keepalive). */
  keepalive?: boolean
  onUploadProgress?: SendOptions['onUploadProgress']
}

/** Thrown for a value that cannot be part of a path. */
export class InvalidPathError extends Error {}

/**
 * Encodes one part of a path.
 * @throws InvalidPathError for `.` and `..`, which URLs resolve even if encoded, and for half a surrogate pair
 */
export function encodePathPart(part: string): string {
  if (part === '.' || part === '..') throw new InvalidPathError(`"${part}" cannot be a part of a path.`)
  try {
    return encodeURIComponent(part)
  } catch (cause) {
    throw new InvalidPathError('Half a surrogate pair cannot be a part of a path.', { cause })
  }
}

/**
 * Fills parameters into the path of a call: `fillPath('v1/format/{id}', { id: 'a b' })` → `v1/format/a%20b`.
 * @throws Error if a parameter is missing
 * @throws InvalidPathError if a parameter is empty, `.` or `..`, because the URL would then reach another call
 */
export const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The path ${path} needs the parameter "${name}".`)
    if (value === '') throw new InvalidPathError(`The path ${path} needs a "${name}".`)
    return encodePathPart(value)
  })

/**
 * Returns the query string with its `?`, or an empty string. Lists are sent as `name[]=`, as Laravel expects; undefined
 * values are omitted.
 */
export function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, String(item))
    else if (value !== undefined) search.append(name, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}

const cookieValue = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  if (pair === undefined) return undefined
  const value = pair.slice(name.length + 1)
  try {
    return decodeURIComponent(value)
  } catch {
    // The encoding is invalid, for example a lone `%`, so the raw value is used.
    return value
  }
}

function encodeBody({ call, body }: CallRequest): { body?: BodyInit; type?: string } {
  if (body === undefined) return {}
  if (call.encoding !== 'multipart') return { body: JSON.stringify(body), type: 'application/json' }
  return { body: formOf(isRecord(body) ? body : {}) }
}

/** Returns a multipart form. Lists are sent as `name[]`, objects as `name[key]`, as Laravel expects. */
function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const item of value) form.append(`${name}[]`, String(item))
    else if (value instanceof Blob) form.append(name, value)
    else if (isRecord(value))
      for (const [key, text] of Object.entries(value)) form.append(`${name}[${key}]`, String(text))
    else form.append(name, String(value))
  }
  return form
}

/**
 * Builds the request of a call with credentials, anti-forgery token, the app's language and other headers (A-404 to
 * A-407, D-1206, D-0064).
 */
export function buildRequest(transport: Transport, request: CallRequest, signal?: AbortSignal): Request {
  const { call, params, query } = request
  const { body, type } = encodeBody(request)
  const token = cookieValue(transport.readCookies(), 'XSRF-TOKEN')
  const base = new URL(`${transport.baseUrl}/`, globalThis.location?.href)
  return new Request(new URL(fillPath(call.path, params) + queryString(query), base), {
    method: call.method,
    credentials: 'include',
    headers: {
      Accept: call.isStream ? 'application/x-ndjson' : 'application/json',
      'Accept-Language': chosenLanguage(),
      'X-Requested-With': 'XMLHttpRequest',
      ...(type && { 'Content-Type': type }),
      ...(token && { 'X-XSRF-TOKEN': token }),
    },
    body,
    keepalive: request.keepalive,
    signal,
  })
}
