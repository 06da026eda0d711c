/** The one RTK Query api. Resource files inject their endpoints; `callQuery` sends every call and knows every failure. */
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import type { Call, RequestOf, ResponseOf } from './call'
import { findContractViolation } from './contractValidation'
import { type ApiError, httpError } from './errors'
import { buildRequest, type CallRequest } from './request'
import type { Transport } from './transport'

/** What thunks and endpoints get from outside the store. */
export type ThunkExtra = { transport: Transport }

/** The arguments of `query` for a call, typed by the contract: `send(formatsCalls.getCard, { params: { id } })`. */
export function callRequest<C extends Call>(
  call: C,
  ...[input]: Record<never, never> extends RequestOf<C> ? [RequestOf<C>?] : [RequestOf<C>]
): CallRequest {
  return { call, ...(input as Omit<CallRequest, 'call'> | undefined) }
}

/** The `transformResponse` of a call whose payload stands in `data` (D-1201). */
export const unwrapData =
  <C extends Call>(_call: C) =>
  (body: ResponseOf<C>): ResponseOf<C> extends { data: infer Payload } ? Payload : never =>
    (body as { data: never }).data

/** True for what a fetch throws when the app itself stopped it. */
const isAbort = (cause: unknown, signal: AbortSignal) =>
  signal.aborted || (cause instanceof DOMException && cause.name === 'AbortError')

/** Sends a call and gives the answer, or the reason why there is none. */
export async function fetchCall(
  request: CallRequest,
  { transport }: ThunkExtra,
  signal: AbortSignal,
): Promise<{ response: Response } | { error: ApiError }> {
  try {
    const response = await transport.fetch(buildRequest(transport, request, signal))
    if (response.ok) return { response }
    return { error: httpError(response.status, await response.json().catch(() => undefined), request.call) }
  } catch (cause) {
    return { error: { kind: isAbort(cause, signal) ? 'aborted' : 'offline' } }
  }
}

const callQuery: BaseQueryFn<CallRequest, unknown, ApiError> = async (request, { signal, extra }) => {
  const result = await fetchCall(request, extra as ThunkExtra, signal)
  if ('error' in result) return result
  if (result.response.status === 204) return { data: null }
  const body: unknown = await result.response.json().catch(() => undefined)
  if (signal.aborted) return { error: { kind: 'aborted' } }
  const violation = findContractViolation(request.call.name, request.call.response, body)
  return violation?.isEnvelopeInvalid
    ? { error: { kind: 'invalidResponse', detail: `${violation.field}: ${violation.detail}` } }
    : { data: body }
}

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callQuery,
  tagTypes: [
    'Me',
    'Card',
    'Spark',
    'Engager',
    'Notification',
    'Contact',
    'Group',
    'Recipient',
    'Insight',
    'Message',
    'Idea',
    'Gallery',
  ],
  endpoints: () => ({}),
})
