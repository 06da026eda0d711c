/**
 * What every call of the pretend school has in common: find the call by method and path, delay, planned faults, anti-forgery,
 * session, the contract's own check of query and body, then the business rule (the handler), then the answer.
 * Finding a call costs the same however many there are: one look-up by method and number of segments.
 */
import * as z from 'zod/mini'
import type { Call, ParamsOf, ParsedBodyOf, ParsedQueryOf, ResponseOf } from '../src/api/call'
import { type CallName, type Calls, calls } from '../src/api/calls'
import type { PersonRecord } from './db'
import { streamReply } from './ndjson'
import { invalid, jsonReply, notFound, parseCookies, Refusal, type Reply, unauthenticated } from './reply'
import type { Fault } from './scenarios'
import type { School } from './school'

export type Context<C extends Call> = {
  school: School
  /** Who asks; handlers of public calls must not read it. */
  person: PersonRecord
  /** The session's id, empty for a visitor. */
  sessionId: string
  params: ParamsOf<C>
  query: ParsedQueryOf<C>
  body: ParsedBodyOf<C>
  /** Adds a `Set-Cookie` to the answer. */
  setCookie: (cookie: string) => void
}

/** What a handler gives: the body of the answer; for a stream its events one by one; for a picture a blob. */
type Answer<C extends Call> = C extends { isStream: true } ? AsyncGenerator<ResponseOf<C>, void> : ResponseOf<C>

type Handler<C extends Call> = (context: Context<C>) => Answer<C> | Promise<Answer<C>>

/** One handler for each call; a missing one does not compile. */
export type Handlers = { [Name in CallName]: Handler<Calls[Name]> }
/** The handlers of one resource: `HandlersOf<typeof authCalls>`. */
export type HandlersOf<Group extends Partial<Calls>> = Pick<Handlers, keyof Group & CallName>

type Route = { name: CallName; call: Call; segments: string[] }

/** A `{parameter}` at the end takes the rest of the path, so that `file/image/{src}` may hold slashes. */
const isOpenEnded = (segments: string[]) => segments[0] === 'file'

const routeTable = new Map<string, Route[]>()
for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
  const segments = call.path.split('/')
  const key = `${call.method} ${isOpenEnded(segments) ? 'file' : segments.length}`
  routeTable.set(key, [...(routeTable.get(key) ?? []), { name, call, segments }])
}

const isParam = (segment: string) => segment.startsWith('{')

function match({ segments }: Route, path: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1
    const given = isLast && isOpenEnded(segments) ? path.slice(index).join('/') : path[index]
    if (isParam(segment)) params[segment.slice(1, -1)] = decodeURIComponent(given ?? '')
    else if (segment !== given) return undefined
  }
  return params
}

/** The call that a request means, with its path parameters. Fixed paths win over paths with parameters. */
export function findCall(method: string, path: string) {
  const segments = path.split('/').filter(Boolean)
  const candidates = routeTable.get(`${method} ${segments[0] === 'file' ? 'file' : segments.length}`) ?? []
  const matches = candidates.flatMap((route) => {
    const params = match(route, segments)
    return params ? [{ ...route, params }] : []
  })
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

const readQuery = (search: URLSearchParams): Record<string, unknown> => {
  const query: Record<string, unknown> = {}
  for (const key of new Set(search.keys())) {
    if (key.endsWith('[]')) query[key.slice(0, -2)] = search.getAll(key)
    else query[key] = search.get(key)
  }
  return query
}

/** Query values are text on the wire; numbers of the contract are read as numbers. */
function coerceNumbers(schema: z.ZodMiniType, query: Record<string, unknown>): Record<string, unknown> {
  const shape = (schema as z.ZodMiniObject).shape
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      shape[key] instanceof z.ZodMiniNumber && value !== '' ? Number(value) : value,
    ]),
  )
}

function check<T>(schema: z.ZodMiniType<T> | undefined, value: unknown): T {
  if (!schema) return undefined as T
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw invalid(issue?.path.join('.') || 'body', `The ${issue?.path.join(' ') || 'body'} field is not valid.`)
}

async function readBody(call: Call, request: Request): Promise<unknown> {
  if (!call.body) return undefined
  if (call.encoding === 'multipart') return Object.fromEntries(await request.formData())
  return request.json().catch(() => {
    throw invalid('body', 'The body is not JSON.')
  })
}

/** The stand-in for a broken server: a field gone from the first item of a list, as a careless release would do it. */
function breakBody(body: unknown): unknown {
  const copy = structuredClone(body) as { data?: unknown }
  const first: unknown = Array.isArray(copy.data) ? copy.data[0] : copy.data
  if (first && typeof first === 'object') delete (first as Record<string, unknown>).title
  return copy
}

const faultFor = (name: CallName, call: Call, faults: readonly Fault[]): Fault | undefined =>
  faults.find(({ kind, calls: hit }) =>
    hit ? hit.includes(name) : kind === 'offline' || (!call.isPublic && name !== 'logout'),
  )

/** Thrown for a network that is not there; each transport makes its own kind of failed fetch of it. */
export class NetworkFailure extends TypeError {
  constructor() {
    super('Failed to fetch')
  }
}

const XSRF_FREE = ['GET', 'HEAD']

/**
 * Serves one request.
 * @param path path below the API base
 * @param cookieHeader the cookies that the browser would send
 * @throws NetworkFailure when the scenario says there is no network
 */
export async function serve(
  school: School,
  handlers: Handlers,
  request: Request,
  path: string,
  cookieHeader: string,
): Promise<Reply> {
  const cookies: string[] = []
  const given = parseCookies(cookieHeader)
  const session = school.db.sessions.get(given.heartboard_session ?? '')
  const xsrf = session?.xsrf ?? given['XSRF-TOKEN'] ?? crypto.randomUUID()
  cookies.push(`XSRF-TOKEN=${xsrf}; Path=/; SameSite=Lax`)
  const route = findCall(request.method, path)
  const entry = school.journal.begin(request.method, path, route?.name)

  const answer = async (): Promise<Response> => {
    if (!route) throw notFound(`The school knows no call "${request.method} ${path}".`)
    const { name, call, params } = route
    const { latency, faults } = school.situation()
    if (latency) await school.wait(latency, request.signal)
    const fault = faultFor(name, call, faults)
    if (fault?.kind === 'offline') throw new NetworkFailure()
    if (fault?.kind === 'status') throw new Refusal(fault.status, { message: fault.message, code: fault.code })
    const isForged = !given['XSRF-TOKEN'] || request.headers.get('X-XSRF-TOKEN') !== xsrf
    if (!XSRF_FREE.includes(request.method) && isForged) throw new Refusal(419, { message: 'CSRF token mismatch.' })
    const person = session && school.db.people.get(session.person_id)
    if (!person && !call.isPublic) throw unauthenticated()

    const query = call.query && coerceNumbers(call.query, readQuery(new URL(request.url).searchParams))
    const context = {
      school,
      person,
      sessionId: session?.id ?? '',
      params,
      query: check(call.query, query),
      body: check(call.body, await readBody(call, request)),
      setCookie: (cookie: string) => cookies.push(cookie),
    }
    const handle = handlers[name] as (context: unknown) => unknown
    const result = await handle(context)
    if (call.isStream) {
      const events = result as AsyncGenerator
      return streamReply({ school, events, fault, signal: request.signal, onEnd: entry.end })
    }
    if (result instanceof Blob) return new Response(result, { headers: { 'Content-Type': result.type } })
    return jsonReply(call.status, fault?.kind === 'brokenBody' ? breakBody(result) : result)
  }

  try {
    const response = await answer()
    // A stream goes on after its headers and reports its end itself.
    if (!route?.call.isStream) entry.end(response.status)
    return { response, cookies }
  } catch (cause) {
    if (cause instanceof Refusal) {
      entry.end(cause.status)
      return { response: jsonReply(cause.status, cause.body), cookies }
    }
    entry.end(cause instanceof NetworkFailure ? 'no network' : 500)
    if (cause instanceof NetworkFailure || request.signal.aborted) throw cause
    console.error(`The pretend school failed at ${request.method} ${path}:`, cause)
    return { response: jsonReply(500, { message: 'Server Error' }), cookies }
  }
}
