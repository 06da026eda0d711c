import type { ErrorBody } from '../../src/api/core/call'

/** The router turns this error into the call's error response. Throw it before the first write: the router rolls nothing back. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(`${status} ${body.message}`)
  }
}

/** Returns a 422 with a validation message for one field, in Laravel's format (D-1202). */
export const invalid = (field: string, message: string): HttpError =>
  new HttpError(422, { message, errors: { [field]: [message] } })

export const unauthenticated = (): HttpError => new HttpError(401, { message: 'Unauthenticated.' })
export const forbidden = (message = 'This action is unauthorized.'): HttpError => new HttpError(403, { message })
export const notFound = (message: string): HttpError => new HttpError(404, { message })

/** Headers of pictures, and of every response of the HTTP server: opened by address, nothing runs or is framed (D-0054). */
export const ANSWER_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/** The response to a call, independent of the transport. Cookies are separate: browsers hide `Set-Cookie` from a `Response`. */
export type ResponseWithCookies = {
  response: Response
  /** Values for the `Set-Cookie` header. */
  cookies: string[]
}

export const jsonResponse = (status: number, body: unknown): Response =>
  status === 204
    ? new Response(null, { status })
    : new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/** Decodes percent-encoded text. Text with a broken encoding is returned unchanged. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Parses a `Cookie` header such as `a=1; b=2` into an object. */
export const parseCookies = (header: string): Record<string, string> =>
  Object.fromEntries(
    header
      .split('; ')
      .filter((pair) => pair.includes('='))
      .map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at), decodeSafely(pair.slice(at + 1))]
      }),
  )
