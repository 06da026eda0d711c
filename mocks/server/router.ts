/**
 * Serves every call in these steps: look-up by method and path, delay, injected faults, CSRF token, session. Validation of
 * query and body, rule of care, AI quota, handler (the business rule) and response follow. The look-up compares only calls with
 * the request's method and number of path segments.
 */
import * as z from 'zod/mini'
import type { Call, ParamsOf, ParsedBodyOf, ParsedQueryOf, ResponseOf } from '../../src/api/core/call'
import { type CallGroups, type CallName, callGroups, type GroupName } from '../../src/api/calls'
import type { PersonRecord } from '../db/tables'
import type { Fault } from './faults'
import { careForCall } from './freeText'
import { streamResponse } from './ndjson'
import { quotaBody, takeAiCall } from '../domain/users/people'
import { bytesOf, hasFile, readBody, readFields } from './readBody'
import {
  ANSWER_HEADERS,
  decodeSafely,
  invalid,
  jsonResponse,
  notFound,
  parseCookies,
  HttpError,
  type ResponseWithCookies,
  unauthenticated,
} from './respond'
import type { MockServer, OnReceived } from './mockServer'

/** A language in which the mock server writes content. */
export type ContentLanguage = 'en' | 'ms'

export type HandlerContext<C extends Call> = {
  mockServer: MockServer
  /** The signed-in person. Handlers of public calls must not read this field, because it may be undefined there. */
  person: PersonRecord
  /** Id of the session; '' if nobody is signed in. */
  sessionId: string
  params: ParamsOf<C>
  query: ParsedQueryOf<C>
  body: ParsedBodyOf<C>
  /** The language of the app, as sent with the request (D-0064). */
  language: ContentLanguage
  setCookie: (cookie: string) => void
  /** Aborted when the client cancels the request or disconnects. */
  signal: AbortSignal
}

/** Result of a handler: the response body, an async generator of events for a stream, or a blob for a picture. */
type HandlerResult<C extends Call> = C extends { isStream: true } ? AsyncGenerator<ResponseOf<C>, void> : ResponseOf<C>

type Handler<C extends Call> = (context: HandlerContext<C>) => HandlerResult<C> | Promise<HandlerResult<C>>

/** All handlers of a resource, such as `HandlersOf<typeof authCalls>`. TypeScript reports a missing handler. */
export type HandlersOf<Group extends Record<string, Call>> = { [Name in keyof Group]: Handler<Group[Name]> }
/**
 * Functions that import the handlers of each resource. The router imports a resource's handlers only when one of its calls
 * arrives.
 */
export type HandlerLoaders = { [Name in GroupName]: () => Promise<HandlersOf<CallGroups[Name]>> }

type Route = { group: GroupName; name: CallName; call: Call; segments: string[] }

/** True for paths below `file`. Their last parameter is the rest of the path: `src` in `file/image/{src}` may contain slashes. */
const hasRestParameter = (segments: string[]) => segments[0] === 'file'

const routeTable = new Map<string, Route[]>()
for (const [group, calls] of Object.entries(callGroups) as unknown as [GroupName, Record<CallName, Call>][]) {
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const segments = call.path.split('/')
    const key = `${call.method} ${hasRestParameter(segments) ? 'file' : segments.length}`
    routeTable.set(key, [...(routeTable.get(key) ?? []), { group, name, call, segments }])
  }
}

const isParam = (segment: string) => segment.startsWith('{')

function match({ segments }: Route, path: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1
    const segmentValue = isLast && hasRestParameter(segments) ? path.slice(index).join('/') : path[index]
    if (isParam(segment)) params[segment.slice(1, -1)] = decodeSafely(segmentValue ?? '')
    else if (segment !== segmentValue) return undefined
  }
  return params
}

/**
 * Finds the call of a request and its path parameters; returns undefined if no path matches. A fixed path wins over one with
 * parameters.
 */
export function findCall(method: string, path: string) {
  const segments = path.split('/').filter(Boolean)
  const candidates = routeTable.get(`${method} ${segments[0] === 'file' ? 'file' : segments.length}`) ?? []
  const matches = candidates.flatMap((route) => {
    const params = match(route, segments)
    return params ? [{ ...route, params }] : []
  })
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

/** Converts numeric fields of a query, because a URL carries all values as strings. */
function coerceNumbers(schema: z.ZodMiniType, query: Record<string, unknown>): Record<string, unknown> {
  const shape = (schema as z.ZodMiniObject).shape
  const isNumber = (field: unknown): boolean =>
    field instanceof z.ZodMiniNumber ||
    ((field instanceof z.ZodMiniDefault || field instanceof z.ZodMiniOptional) && isNumber(field.def.innerType))
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => [key, isNumber(shape[key]) && value !== '' ? Number(value) : value]),
  )
}

function validate<T>(schema: z.ZodMiniType<T> | undefined, value: unknown): T {
  if (!schema) return undefined as T
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw invalid(issue?.path.join('.') || 'body', `The ${issue?.path.join(' ') || 'body'} field is not valid.`)
}

/** Makes a body violate the contract, for the fault `brokenBody`: removes the `title` of the first item if it has one. */
function breakBody(body: unknown): unknown {
  const copy = structuredClone(body) as { data?: unknown }
  const first: unknown = Array.isArray(copy.data) ? copy.data[0] : copy.data
  if (first && typeof first === 'object') delete (first as Record<string, unknown>).title
  return copy
}

/** The first item of a list response, for the fault `oneItem`. */
function firstItemOnly(body: unknown): unknown {
  const { data, ...rest } = body as { data?: unknown }
  return { ...rest, data: Array.isArray(data) ? data.slice(0, 1) : data }
}

const BODY_CHANGES: Partial<Record<Fault['kind'], (body: unknown) => unknown>> = {
  brokenBody: breakBody,
  oneItem: firstItemOnly,
}

const faultBody = (mockServer: MockServer, call: Call, fault: Fault & { kind: 'status' }) => {
  const { status, message, errors, code, data } = fault
  return status === 429 && call.isAi ? quotaBody(mockServer) : { message, errors, code, data }
}

/** Thrown for the fault `offline`. Each runtime turns it into a failed fetch. */
export class NetworkFailure extends TypeError {
  constructor() {
    super('Failed to fetch')
  }
}

/** An image response; a `File` becomes a download. */
const imageResponse = (picture: Blob): Response =>
  new Response(picture, {
    headers: {
      ...ANSWER_HEADERS,
      'Content-Type': picture.type,
      ...(picture instanceof File && {
        'Content-Disposition': `attachment; filename="${picture.name.replace(/[^\w.-]/g, '-')}"`,
      }),
    },
  })

/** Passes the events of a stream on and records them for the request log. Ending this generator also ends the source. */
async function* recordEvents(events: AsyncGenerator, sentEvents: unknown[]): AsyncGenerator {
  for await (const event of events) {
    sentEvents.push(event)
    yield event
  }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Runs a handler. If the handler throws, `giveBack` is called, so that a failed AI call does not use up quota. */
async function runHandler(run: () => unknown, giveBack: (() => void) | undefined | false): Promise<unknown> {
  try {
    return await run()
  } catch (cause) {
    if (giveBack) giveBack()
    throw cause
  }
}

const XSRF_EXEMPT_METHODS = ['GET', 'HEAD']

const languageOf = ({ headers }: Request): ContentLanguage =>
  /^ms\b/i.test(headers.get('Accept-Language') ?? '') ? 'ms' : 'en'

/**
 * Serves one request.
 * @param options `path` below the API base; `cookieHeader`: value of the `Cookie` header; `onReceived`: called while an upload
 * arrives
 * @throws NetworkFailure for the fault `offline`
 */
export async function handleRequest(
  mockServer: MockServer,
  handlers: HandlerLoaders,
  request: Request,
  { path, cookieHeader, onReceived }: { path: string; cookieHeader: string; onReceived?: OnReceived | undefined },
): Promise<ResponseWithCookies> {
  const cookies: string[] = []
  const requestCookies = parseCookies(cookieHeader)
  const session = mockServer.db.sessions.get(requestCookies.heartboard_session ?? '')
  const xsrf = session?.xsrf ?? requestCookies['XSRF-TOKEN'] ?? crypto.randomUUID()
  cookies.push(`XSRF-TOKEN=${xsrf}; Path=/; SameSite=Lax`)
  const route = findCall(request.method, path)
  const findPerson = () => session && mockServer.db.people.get(session.person_id)
  const logEntry = mockServer.requestLog.begin({
    method: request.method,
    path,
    call: route?.name,
    as: findPerson()?.username,
  })

  /** Aborted once the client has left: before the response, or by cancelling its body, which aborts no request in a service worker. */
  const gone = new AbortController()
  request.signal.addEventListener('abort', () => gone.abort())

  /** The response, and the body for the request log; a stream ends the log entry on its own. */
  const respond = async (): Promise<{ response: Response; responseBody?: unknown }> => {
    if (!isDecodable(path)) throw new HttpError(400, { message: 'The path cannot be read.' })
    if (!route) throw notFound(`The mock server has no call "${request.method} ${path}".`)
    const { group, name, call, params } = route
    const { delay, fault } = mockServer.decideFault(call)
    if (delay) await mockServer.wait(delay, request.signal)
    const query = call.query && coerceNumbers(call.query, readFields(new URL(request.url).searchParams))
    const body = await readBody(call, request).catch((problem: unknown) => problem)
    logEntry.addDetails({ params, query, body: body instanceof HttpError ? undefined : body })
    if (fault?.kind === 'offline') throw new NetworkFailure()
    if (hasFile(call) && !(await mockServer.receiveUpload(bytesOf(body), request.signal, onReceived)))
      throw new NetworkFailure()
    if (fault?.kind === 'status') throw new HttpError(fault.status, faultBody(mockServer, call, fault))
    const loaded = (await handlers[group]()) as Record<CallName, (context: unknown) => unknown>
    const isForged = !requestCookies['XSRF-TOKEN'] || request.headers.get('X-XSRF-TOKEN') !== xsrf
    if (!XSRF_EXEMPT_METHODS.includes(request.method) && isForged)
      throw new HttpError(419, { message: 'CSRF token mismatch.' })
    const care = await careForCall(name, body, findPerson())
    // Do not await between here and the handler: another request could change the stored person in the meantime.
    const person = findPerson()
    if (!person && !call.isPublic) throw unauthenticated()
    if (fault?.kind === 'respond') return { response: jsonResponse(call.status, fault.body), responseBody: fault.body }
    if (body instanceof HttpError) throw body

    const context = {
      mockServer,
      person,
      sessionId: session?.id ?? '',
      params,
      query: validate(call.query, query),
      body: validate(call.body, body),
      language: languageOf(request),
      setCookie: (cookie: string) => cookies.push(cookie),
      signal: gone.signal,
    }
    if (care && !care.isReplied) throw invalid(care.field, care.message)
    // A reply of care does not use up quota, so a person without quota gets the reply, too.
    const giveBack = call.isAi && person && !care && takeAiCall(mockServer, person)
    const result = await runHandler(() => loaded[name](context), giveBack)
    if (call.isStream) {
      const sentEvents: unknown[] = []
      const events = recordEvents(result as AsyncGenerator, sentEvents)
      const onEnd = (status: number | string) => logEntry.end(status, sentEvents)
      return { response: streamResponse({ mockServer, events, fault, gone, onEnd }) }
    }
    if (result instanceof Blob) return { response: imageResponse(result), responseBody: result.type }
    const responseBody = (fault && BODY_CHANGES[fault.kind]?.(result)) ?? result
    return { response: jsonResponse(call.status, responseBody), responseBody: responseBody ?? null }
  }

  try {
    const { response, responseBody } = await respond()
    // A stream still runs here. It completes its log entry itself.
    if (responseBody !== undefined) logEntry.end(response.status, responseBody)
    return { response, cookies }
  } catch (cause) {
    if (cause instanceof HttpError) {
      logEntry.end(cause.status, cause.body)
      return { response: jsonResponse(cause.status, cause.body), cookies }
    }
    logEntry.end(cause instanceof NetworkFailure ? 'no network' : 500)
    if (cause instanceof NetworkFailure || request.signal.aborted) throw cause
    console.error(`The mock server failed at ${request.method} ${path}:`, cause)
    return { response: jsonResponse(500, { message: 'Server Error' }), cookies }
  }
}
