/** The one RTK Query api. Resource files inject their endpoints; `callQuery` sends every call and knows every failure. */
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import type { RequestOf } from './call'
import { type CallName, type Calls, calls } from './calls'
import { findDrift } from './drift'
import { type ApiError, httpError } from './errors'
import { buildRequest, type CallRequest } from './request'
import type { Transport } from './transport'

/** What thunks and endpoints get from outside the store. */
export type Services = { transport: Transport }

type NamedRequest = CallRequest & { name: CallName }

/** The arguments of `query` for a call by name, typed by the contract: `send('getCard', { params: { id } })`. */
export function send<Name extends CallName>(
  name: Name,
  ...[parts]: Record<never, never> extends RequestOf<Calls[Name]> ? [RequestOf<Calls[Name]>?] : [RequestOf<Calls[Name]>]
): NamedRequest {
  return { name, call: calls[name], ...(parts as Omit<CallRequest, 'call'> | undefined) }
}

/** True for what a fetch throws when the app itself stopped it. */
const isAbort = (cause: unknown, signal: AbortSignal) =>
  signal.aborted || (cause instanceof DOMException && cause.name === 'AbortError')

/** Sends a call and gives the answer, or the reason why there is none. */
export async function fetchCall(
  request: NamedRequest,
  { transport }: Services,
  signal: AbortSignal,
): Promise<{ response: Response } | { error: ApiError }> {
  try {
    const response = await transport.fetch(buildRequest(transport, request, signal))
    if (response.ok) return { response }
    return { error: httpError(response.status, await response.json().catch(() => undefined)) }
  } catch (cause) {
    return { error: { kind: isAbort(cause, signal) ? 'aborted' : 'offline' } }
  }
}

const callQuery: BaseQueryFn<NamedRequest, unknown, ApiError> = async (request, { signal, extra }) => {
  const answer = await fetchCall(request, extra as Services, signal)
  if ('error' in answer) return answer
  if (answer.response.status === 204) return { data: null }
  const body: unknown = await answer.response.json().catch(() => undefined)
  if (signal.aborted) return { error: { kind: 'aborted' } }
  const drift = findDrift(request.name, request.call.response, body)
  return drift?.isEnvelope ? { error: { kind: 'broken', problem: `${drift.field}: ${drift.problem}` } } : { data: body }
}

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callQuery,
  tagTypes: ['Me', 'Card', 'Spark', 'Engager'],
  endpoints: () => ({}),
})
