import { createAction } from '@reduxjs/toolkit'
import type { Call } from '@/api/core/call'
import { type ApiError, toApiError } from '@/api/core/errors'

/** A streamed call failed: before its first event, on the way, or because it closed without its `end` event. */
export class StreamError extends Error {
  readonly apiError: ApiError

  constructor(apiError: ApiError) {
    super(`The stream failed: ${JSON.stringify(apiError)}`)
    this.apiError = apiError
  }
}

/**
 * Reports a failed stream to the error middleware, which handles errors of every screen: session, quota, maintenance, no response.
 * The middleware reads `baseQueryMeta`, as of a rejected call of RTK Query. The payload is the error for the screen of the stream.
 * @param cause error of `streamCall`, or of reading an event
 */
export const streamFailed = createAction('streaming/failed', (call: Call, cause: unknown) => ({
  payload: cause instanceof StreamError ? cause.apiError : toApiError(cause),
  meta: { baseQueryMeta: { call } },
}))
