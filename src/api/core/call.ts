/**
 * What a call is. Every call of the product is written once as a `Call`; the RTK Query endpoint, the mock's handler, the fixture
 * test, the contract documents and the verifier are made from it. Streams are calls whose response is newline-delimited JSON.
 */
import * as z from 'zod/mini'

export type Schema = z.ZodMiniType

export type Call = {
  /** The one name of the call: its key in `calls`, its endpoint, its handler and its fixture file. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the API base exactly as docs/requirements writes it (A-403, D-1018), without a leading slash; `{name}` marks a path parameter. */
  path: string
  /** Rows of docs/requirements, or the decision, that rule the call, e.g. `A-408`. */
  rows: readonly string[]
  /** True when it may be called without a session. */
  isPublic?: true
  /** True when the call draws on the daily AI quota, so that its 429 means 'out of Magic' (D-0903). */
  isAi?: true
  query?: Schema
  body?: Schema
  /** How the body travels; JSON unless said otherwise (D-1017). */
  encoding?: 'json' | 'multipart'
  /** Status of the answer when all is well. */
  status: number
  /** The whole body on the wire. For a stream: one line of it, see `isStream`. For a picture: `z.instanceof(Blob)`. */
  response: Schema
  /** True when the answer is `application/x-ndjson`, one `response` per line, closed by an `end` event (C-325, D-3104). */
  isStream?: true
  /** The documented failures of this call by status, with the situation in words. 401, 419, 500 and 503 hold for all. */
  errors: Readonly<Record<number, string>>
}

type CallDefinition = Omit<Call, 'name'>
type NamedCalls<Group extends Record<string, CallDefinition>> = {
  [Name in keyof Group & string]: Group[Name] & { name: Name }
}

/** Writes the calls of one resource down; each learns its name, and the literal types of paths and flags are kept. */
export const defineCalls = <const Group extends Record<string, CallDefinition>>(group: Group): NamedCalls<Group> =>
  Object.fromEntries(Object.entries(group).map(([name, call]) => [name, { name, ...call }])) as NamedCalls<Group>

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** The path parameters of a call, read off its path. */
export type ParamsOf<C extends Call> = { [Name in ParamNames<C['path']>]: string }
export type QueryOf<C extends Call> = C['query'] extends Schema ? z.input<C['query']> : undefined
export type BodyOf<C extends Call> = C['body'] extends Schema ? z.input<C['body']> : undefined
/** Query and body as a server reads them, defaults and numbers in place. */
export type ParsedQueryOf<C extends Call> = C['query'] extends Schema ? z.output<C['query']> : undefined
export type ParsedBodyOf<C extends Call> = C['body'] extends Schema ? z.output<C['body']> : undefined
/** The body of the answer; of a stream, the union of its events. */
export type ResponseOf<C extends Call> = z.output<C['response']>

type RequestField<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

/** What a caller has to give: exactly the parts that the call has. */
export type RequestOf<C extends Call> = ([ParamNames<C['path']>] extends [never] ? unknown : { params: ParamsOf<C> }) &
  RequestField<'query', QueryOf<C>> &
  RequestField<'body', BodyOf<C>>

/** Body of an answer that carries its payload in `data` (D-1201). */
export const dataEnvelope = <S extends Schema>(payload: S) => z.object({ data: payload })

/** Body of every failure (D-1202, D-3103). */
export const errorBodySchema = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  code: z.optional(z.string()),
  reset_at: z.optional(z.string()),
  /** Only of a verification link that is no longer good (A-439, A-441, D-1306). */
  data: z.optional(z.object({ isExpired: z.boolean() })),
})
export type ErrorBody = z.output<typeof errorBodySchema>
