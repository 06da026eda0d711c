import type { SerializedError } from '@reduxjs/toolkit'
import * as z from 'zod/mini'
import { type Call, type ErrorBody, errorBodySchema } from './call'

/** Why a call failed, as every screen sees it. */
export type ApiError =
  /** `isAi` when the call draws on the daily quota, so that 429 means 'out of Magic'. */
  | ({ kind: 'http'; status: number; isAi?: boolean } & ErrorBody)
  /** No answer at all; treated as 401. */
  | { kind: 'offline' }
  /** Stopped by the app itself; never a failure (D-3003). */
  | { kind: 'aborted' }
  /** The answer has not the shape of the contract at all, or a stream ended without `end`. */
  | { kind: 'invalidResponse'; detail: string }

/** Statuses with a text of their own. */
const STATUSES_WITH_TEXT = [400, 401, 403, 404, 406, 409, 410, 411, 412, 415, 422, 423, 428, 429, 500, 503]

/** The status that rules the handling of an error: no answer counts as 401. */
export function statusOf(error: ApiError): number | undefined {
  if (error.kind === 'http') return error.status
  return error.kind === 'offline' ? 401 : undefined
}

/** What was asked for is not there, or not for this person (any more). */
export const isNotAccessible = (error: ApiError): boolean => [403, 404].includes(statusOf(error) ?? 0)

/**
 * A session that has ended, which cuts off what is on its way, and a server at rest take the person elsewhere and are told there: a screen
 * adds nothing (A-476, A-477, D-2004).
 */
export const isHandledGlobally = (error: ApiError | SerializedError): boolean =>
  'kind' in error ? [401, 503].includes(statusOf(error) ?? 0) : error.name === 'AbortError'

/**
 * Translation key of the text for a failed call (A-493, D-1014, D-1036): `error.validation` when fields are
 * named, the status' own text where there is one, else `error.generic`.
 */
export function errorKey(error: ApiError): string {
  const status = statusOf(error)
  if (status === undefined) return 'error.generic'
  if (error.kind === 'http' && status === 422 && Object.keys(error.errors ?? {}).length > 0) return 'error.validation'
  if (error.kind === 'http' && status === 429 && !error.isAi) return 'error.400'
  return STATUSES_WITH_TEXT.includes(status) ? `error.${status}` : 'error.generic'
}

/** What the server said, when it said something; `error.validation` is its marker, not a text (D-1203). */
export function serverMessage(error: ApiError): string | undefined {
  return error.kind === 'http' && error.message && error.message !== 'error.validation' ? error.message : undefined
}

/** The first text that the server gave for a field. */
export function fieldMessage(error: ApiError, field: string): string | undefined {
  return error.kind === 'http' ? error.errors?.[field]?.[0] : undefined
}

/** Every part on its own may be wrong: PHP writes an empty map as a list, and Laravel writes what is not there as null. */
const lenientErrorBody = z.object({
  message: z.catch(errorBodySchema.shape.message, ''),
  errors: z.catch(errorBodySchema.shape.errors, undefined),
  code: z.catch(errorBodySchema.shape.code, undefined),
  reset_at: z.catch(errorBodySchema.shape.reset_at, undefined),
  data: z.catch(errorBodySchema.shape.data, undefined),
})

/** Reads the body of a failed answer, whatever it holds. */
export function httpError(status: number, body: unknown, { isAi }: Pick<Call, 'isAi'> = {}): ApiError {
  const parsed = z.safeParse(lenientErrorBody, body)
  return { kind: 'http', status, ...(isAi && { isAi }), ...(parsed.success ? parsed.data : { message: '' }) }
}
