/**
 * Definition of an API call, from which endpoint, mock server's handler, fixture test, contract documents and verifier
 * are derived. A stream is a call whose response is newline-delimited JSON. The requirement rows of each call are in
 * `fixtures/contract/rows.ts`, its errors in `fixtures/contract/errors.ts`; the app reads neither.
 */
import * as z from 'zod/mini'

export type Schema = z.ZodMiniType

export type Call = {
  /** Key of the call in `calls`, and the name of its endpoint, its handler and its fixture file. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /**
   * Path below the API base as in docs/requirements (A-403, D-1018), without a leading slash. `{name}` marks a path
   * parameter.
   */
  path: string
  /** Present if the call needs no session. */
  isPublic?: true
  /** Present if the call also works without a session. Its 401 then does not end the session (D-1011). */
  isSessionOptional?: true
  /**
   * Present if a failure shows no snackbar, because the calling screen shows it or the user did not start the call. The
   * app still handles failures that affect every screen: no response, 401, 503, and 429 of AI calls (D-0904).
   */
  isErrorLocal?: true
  /**
   * Names of the request fields whose validation errors the form shows at the field. A snackbar would repeat the
   * message (D-0904).
   */
  formFields?: readonly string[]
  /** Present if the call uses the daily AI quota, so that its 429 means 'out of Magic' (D-0903). */
  isAi?: true
  query?: Schema
  body?: Schema
  /** Encoding of the request body; JSON by default (D-1017). */
  encoding?: 'json' | 'multipart'
  status: number
  /**
   * Schema of the whole response body, with its envelope. For a stream: one line (see `isStream`). For an image:
   * `z.instanceof(Blob)`.
   */
  response: Schema
  /**
   * Present if the response is `application/x-ndjson`: each line matches `response`, and an `end` event is the last
   * (C-325, D-3104).
   */
  isStream?: true
}

type CallDefinition = Omit<Call, 'name'>
type NamedCalls<Group extends Record<string, CallDefinition>> = {
  [Name in keyof Group & string]: Group[Name] & { name: Name }
}

/**
 * Declares the calls of one resource. Each key becomes the call's `name`. The literal types of paths and flags are
 * kept.
 */
export const defineCalls = <const Group extends Record<string, CallDefinition>>(group: Group): NamedCalls<Group> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which key has which value
  Object.fromEntries(Object.entries(group).map(([name, call]) => [name, { name, ...call }])) as NamedCalls<Group>

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** Path parameters of a call, derived from its path. */
export type ParamsOf<C extends Call> = { [Name in ParamNames<C['path']>]: string }
export type QueryOf<C extends Call> = C['query'] extends Schema ? z.input<C['query']> : undefined
export type BodyOf<C extends Call> = C['body'] extends Schema ? z.input<C['body']> : undefined
/** Query and body after parsing by a server: with defaults, and with texts converted to numbers. */
export type ParsedQueryOf<C extends Call> = C['query'] extends Schema ? z.output<C['query']> : undefined
export type ParsedBodyOf<C extends Call> = C['body'] extends Schema ? z.output<C['body']> : undefined
/** Response body; for a stream, the union of its events. */
export type ResponseOf<C extends Call> = z.output<C['response']>

type RequestField<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

/** Input of a call: those of `params`, `query` and `body` that the call declares. */
export type RequestOf<C extends Call> = ([ParamNames<C['path']>] extends [never] ? unknown : { params: ParamsOf<C> }) &
  RequestField<'query', QueryOf<C>> &
  RequestField<'body', BodyOf<C>>

/** A date or time in ISO 8601 and UTC, beginning with yyyy-mm-dd (B-387, C-273, D-2006). */
export const dateSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/))

/** Envelope of a response with its payload in `data` (D-1201). */
export const dataEnvelope = <S extends Schema>(payload: S) => z.object({ data: payload })

/** Body of every error response (D-1202, D-3103). */
export const errorBodySchema = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  code: z.optional(z.string()),
  reset_at: z.optional(z.string()),
  /** Present only for an unknown or expired verification link (A-439, A-441, D-1306). */
  data: z.optional(z.object({ isExpired: z.boolean() })),
})
export type ErrorBody = z.output<typeof errorBodySchema>
