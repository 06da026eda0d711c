import * as z from 'zod/mini'
import type { TextKey } from '@/i18n/textParts'
import { isRecord } from '@/lib/isRecord'
import { type Call, type ErrorBody, errorBodySchema } from './call'

/** The only error type of all endpoints: why a call failed. */
export type ApiError =
  /** `isAi` is set if the call uses the daily quota, so that 429 means 'out of Magic'. */
  | ({ kind: 'http'; status: number; isAi?: boolean } & ErrorBody)
  /** There was no response. The app shows the text of 401, but the session does not end. */
  | { kind: 'offline' }
  /** The app itself has aborted the call, so no failure is shown (D-3003). */
  | { kind: 'aborted' }
  /** The envelope of the response violates the contract, or a stream closed without `end`. */
  | { kind: 'invalidResponse'; detail: string }

/** Statuses that have their own text. */
const STATUSES_WITH_TEXT = [400, 401, 403, 404, 406, 409, 410, 411, 412, 415, 422, 423, 428, 429, 500, 503] as const

/**
 * Returns the status that decides how an error is handled. No response counts as 401. Undefined for an aborted
 * call and an invalid response.
 */
export function statusOf(error: ApiError): number | undefined {
  if (error.kind === 'http') return error.status
  return error.kind === 'offline' ? 401 : undefined
}

/** True if the requested resource does not exist, or the user has no access to it. */
export const isNotAccessible = (error: ApiError): boolean => [403, 404].includes(statusOf(error) ?? 0)

/**
 * True for errors that affect every screen: no response, end of the session, or maintenance. The current screen then
 * shows no error itself. The end of the session also aborts the calls in flight (A-476, A-477, D-0911, D-2004).
 */
export const isHandledGlobally = (error: ApiError): boolean =>
  error.kind === 'aborted' || [401, 503].includes(statusOf(error) ?? 0)

/** True if the daily quota is used up (D-0903). */
export const isQuotaUsedUp = (error: ApiError): boolean =>
  error.kind === 'http' && error.status === 429 && error.isAi === true

/** True for the errors of `isHandledGlobally` and for a used-up quota: the app tells all of them on every screen. */
export const isToldGlobally = (error: ApiError): boolean => isHandledGlobally(error) || isQuotaUsedUp(error)

/** True if the server has not decided: no response, too many requests, or an error of the server. The same call may succeed later. */
export const isTemporary = (error: ApiError): boolean =>
  error.kind === 'offline' || (error.kind === 'http' && (error.status >= 500 || error.status === 429))

const isApiError = (error: unknown): error is ApiError => isRecord(error) && 'kind' in error

/**
 * Converts the error of an endpoint or thunk. If it is not an `ApiError`, it was thrown. RTK rejects an aborted
 * mutation with its own AbortError, before the base query returns. Other thrown errors come from `transformResponse`.
 */
export function toApiError(error: unknown): ApiError {
  if (isApiError(error)) return error
  const { name, message } = isRecord(error) ? error : {}
  return name === 'AbortError' ? { kind: 'aborted' } : { kind: 'invalidResponse', detail: String(message ?? error) }
}

/** Converts the rejection of an endpoint's `queryFulfilled`, which RTK Query rejects with `{ error }`. */
export const rejectionError = (cause: unknown): ApiError => toApiError(isRecord(cause) ? cause.error : cause)

/**
 * Returns the translation key for a failed call (A-493, D-1014, D-1036): `error.validation` for a 422 that names
 * fields, otherwise the text of the status or `error.generic`. A 429 means 'out of Magic' only for AI calls.
 */
export function errorKey(error: ApiError): TextKey {
  const status = statusOf(error)
  if (status === undefined) return 'error.generic'
  if (error.kind === 'http' && status === 422 && Object.keys(error.errors ?? {}).length > 0) return 'error.validation'
  if (error.kind === 'http' && status === 429 && !error.isAi) return 'error.400'
  const known = STATUSES_WITH_TEXT.find((candidate) => candidate === status)
  return known ? `error.${known}` : 'error.generic'
}

/**
 * False for a 5xx or 419 without a `code`, because the server framework has written its message, such as 'Server Error'
 * (D-0916).
 */
const hasTextForPeople = ({ status, code }: { status: number; code?: string }) =>
  (status < 500 && status !== 419) || code !== undefined

/** Returns the server's message if it is meant for users. `error.validation` is a marker, not a text (D-1203). */
export function serverMessage(error: ApiError): string | undefined {
  if (error.kind !== 'http' || !hasTextForPeople(error)) return undefined
  return error.message && error.message !== 'error.validation' ? error.message : undefined
}

/** Returns the words of care with which a call that makes content answers a disclosure; undefined for any other failure (D-3151). */
export const careWords = (error: ApiError): string | undefined =>
  statusOf(error) === 422 ? serverMessage(error) : undefined

/** Returns the text of a failed call: the server's message if meant for people, else `key`, by default the status' text (D-0904). */
export function errorText(error: ApiError, key: TextKey = errorKey(error)): { message: string } | { key: TextKey } {
  const message = serverMessage(error)
  return message ? { message } : { key }
}

/** Returns the server's first message for a field. */
export function fieldMessage(error: ApiError, field: string): string | undefined {
  return error.kind === 'http' && hasTextForPeople(error) ? error.errors?.[field]?.[0] : undefined
}

/**
 * Each field is parsed leniently, because PHP encodes an empty map as a list, and Laravel encodes a missing value as
 * null.
 */
const lenientErrorBody = z.object({
  message: z.catch(errorBodySchema.shape.message, ''),
  errors: z.catch(errorBodySchema.shape.errors, undefined),
  code: z.catch(errorBodySchema.shape.code, undefined),
  reset_at: z.catch(errorBodySchema.shape.reset_at, undefined),
  data: z.catch(errorBodySchema.shape.data, undefined),
})

/**
 * Parses the body of an error response leniently. Never throws.
 * @param retryAt time at which the call may be sent again, in ISO 8601; used if the body does not contain one
 */
export function httpError(
  status: number,
  body: unknown,
  { isAi, retryAt }: Pick<Call, 'isAi'> & { retryAt?: string | undefined } = {},
): ApiError {
  const parsed = z.safeParse(lenientErrorBody, body)
  const known: ErrorBody = parsed.success ? parsed.data : { message: '' }
  const resetAt = known.reset_at ?? retryAt
  return { kind: 'http', status, ...(isAi && { isAi }), ...known, ...(resetAt && { reset_at: resetAt }) }
}

/**
 * Returns the text for a failed save: all field errors joined with spaces, or else the server's message (B-557, B-558,
 * D-2003).
 */
export function saveErrorText(error: ApiError): { message: string } | { key: TextKey } {
  const texts = error.kind === 'http' && hasTextForPeople(error) ? Object.values(error.errors ?? {}).flat() : []
  const message = texts.join(' ') || serverMessage(error)
  return message ? { message } : { key: 'message.save.failed' }
}
