/** The one RTK Query api. Resource files inject their endpoints; `callQuery` sends every call and maps every failure to an `ApiError`. */
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import type * as z from 'zod/mini'
import { userCalls } from '../user.contract'
import type { Call, RequestOf } from './call'
import { matchesContract } from './matchesContract'
import { normalizeEnvelope } from './envelope'
import { type ApiError, httpError } from './errors'
import { buildRequest, type CallRequest, InvalidPathError } from './request'
import { type Services, servicesOf } from './services'
import type { Transport } from './transport'

/**
 * Returns the arguments of `query` for a call, typed by the contract: `callRequest(cardsCalls.getCard, { params: { id }
 * })`.
 */
export function callRequest<C extends Call>(
  call: C,
  ...input: Record<never, never> extends RequestOf<C> ? [RequestOf<C>?] : [RequestOf<C>]
): CallRequest
export function callRequest(call: Call, input?: Omit<CallRequest, 'call'>): CallRequest {
  return { call, ...input }
}

/** `transformResponse` for a call whose payload is wrapped in `data` (D-1201). */
export const unwrapData =
  <Payload>(_call: Call & { response: z.ZodMiniType<{ data: Payload }> }) =>
  ({ data }: { data: Payload }): Payload =>
    data

/** True for the error of a fetch that the app itself aborted. */
const isAbort = (cause: unknown, signal: AbortSignal) =>
  signal.aborted || (cause instanceof DOMException && cause.name === 'AbortError')

/** Metadata of a sent call in store actions (`meta.baseQueryMeta`); the error middleware reads the call's flags. */
export type CallMeta = { call: Call }

/**
 * Sends a call. A 419 means that the anti-forgery token is outdated. The response of `getMe` then sets a new cookie,
 * and the call is sent once more.
 */
async function send(request: CallRequest, transport: Transport, signal: AbortSignal): Promise<Response> {
  const sendOnce = () => transport.fetch(buildRequest(transport, request, signal), request)
  const response = await sendOnce()
  if (response.status !== 419) return response
  await transport.fetch(buildRequest(transport, { call: userCalls.getMe }, signal))
  return sendOnce()
}

/**
 * Returns the time at which a throttled call (429) may be sent again, in ISO 8601. Undefined without a valid
 * `Retry-After` (seconds or a date).
 */
function retryTimeOf({ status, headers }: Response): string | undefined {
  const wait = headers.get('Retry-After')
  if (status !== 429 || !wait) return undefined
  const time = new Date(/^\d+$/.test(wait) ? Date.now() + Number(wait) * 1000 : wait)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

/** Sends a call. Resolves to the response of a 2xx status, else to the error; never rejects. */
export async function fetchCall(
  request: CallRequest,
  { transport }: Pick<Services, 'transport'>,
  signal: AbortSignal,
): Promise<{ response: Response } | { error: ApiError; meta: CallMeta }> {
  const meta = { call: request.call }
  try {
    const response = await send(request, transport, signal)
    if (response.ok) return { response }
    const body: unknown = await response.json().catch(() => undefined)
    const { isAi } = request.call
    return { error: httpError(response.status, body, { isAi, retryAt: retryTimeOf(response) }), meta }
  } catch (cause) {
    // Nothing was sent, because the path of the call is invalid. So no such resource can exist.
    if (cause instanceof InvalidPathError) return { error: httpError(404, undefined, request.call), meta }
    return { error: { kind: isAbort(cause, signal) ? 'aborted' : 'offline' }, meta }
  }
}

const callQuery: BaseQueryFn<CallRequest, unknown, ApiError, object, CallMeta> = async (request, api) => {
  const { signal } = api
  const result = await fetchCall(request, servicesOf(api), signal)
  if ('error' in result) return result
  if (result.response.status === 204) return { data: null }
  const body = normalizeEnvelope(request.call.response, await result.response.json().catch(() => undefined))
  if (signal.aborted) return { error: { kind: 'aborted' } }
  return matchesContract(request.call.response, body) ? { data: body } : repairResponse(request.call, body)
}

/**
 * Repairs a response body that violates the contract. Returns an error if the envelope is invalid or the repair code
 * fails to load.
 */
async function repairResponse(
  call: Call,
  body: unknown,
): Promise<{ data: unknown } | { error: ApiError; meta: CallMeta }> {
  const invalid = (detail: string) => ({ error: { kind: 'invalidResponse', detail } as const, meta: { call } })
  const validation = await import('./contractValidation').catch(() => undefined)
  if (!validation) return invalid('not read')
  const violation = validation.findContractViolation(call.name, call.response, body)
  if (violation?.isEnvelopeInvalid) return invalid(`${violation.field}: ${violation.detail}`)
  return { data: violation ? violation.repairedBody : body }
}

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callQuery,
  refetchOnReconnect: true,
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
    'Menu',
    'Recommendation',
  ],
  endpoints: () => ({}),
})
