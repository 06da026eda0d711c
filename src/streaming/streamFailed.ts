import { createAction } from '@reduxjs/toolkit'
import type { Call } from '@/api/core/call'
import { type ApiError, toApiError } from '@/api/core/errors'

/** A streamed call failed before its first event, later, or because it closed without its `end` event. */
export class StreamError extends Error {
  readonly apiError: ApiError

  constructor(apiError: ApiError) {
    super(`The stream failed: ${JSON.stringify(apiError)}`)
    this.apiError = apiError
  }
}

/**
 * Reports a failed stream to the error middleware, which handles errors that affect every screen: session, quota,
 * maintenance, no response. The middleware reads `baseQueryMeta`, as for a rejected call of RTK Query. The screen of
 * the stream reads the payload.
 * @param cause error of `streamCall`, or an error thrown while reading an event
 */
export const streamFailed = createAction('streaming/failed', (call: Call, cause: unknown) => ({
  payload: cause instanceof StreamError ? cause.apiError : toApiError(cause),
  meta: { baseQueryMeta: { call } },
}))
