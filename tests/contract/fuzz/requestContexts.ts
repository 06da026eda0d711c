/**
 * Random requests and the people who send them. A request comes from the schema, or is a fixture case with some fields
 * replaced.
 */
import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Call, Schema } from '@/api/core/call'
import { type CallName, calls } from '@/api/calls'
import { buildRequest, type CallRequest } from '@/api/core/request'
import { casesOf } from '../../../fixtures/contract/docs/examples'
import type { MockClient } from '@mocks/runtimes/inProcess'
import { type CaseRequest, type CaseStep, fillRequest, readResponseBody, valueAt } from '@mocks/runtimes/replay'
import { schemaArbitrary } from './schemaArbitrary'
import { seedHints } from './seedHints'

export type RequestParts = Omit<CallRequest, 'call'>

type Example = { as: string | null; before: readonly CaseStep[]; request: CaseRequest }

export type RequestContext = {
  /** Username, or null if nobody is signed in. */
  as: string | null
  parts: RequestParts
  /** The request to send, in which the fields named in `exchanged` come from `parts`. Without it, `parts` is the request. */
  example?: Example
  exchanged?: readonly string[]
}

const USERNAMES = ['cikgu_aina', 'mei_ling', 'adam', 'mr_lim']

const paramNames = ({ path }: Call) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Generates path segments, except `.` and `..`, which URLs resolve as relative paths. */
const pathSegments = (name: string) =>
  schemaArbitrary(z.string().check(z.minLength(1)), seedHints, name).filter((text) => text !== '.' && text !== '..')

/** Generates requests that match the schemas. Ids in the path may be unknown. */
export function validPartsFor(call: Call): fc.Arbitrary<RequestParts> {
  const params = fc.record(Object.fromEntries(paramNames(call).map((name) => [name, pathSegments(name)])))
  const part = (schema: Schema | undefined) => (schema ? schemaArbitrary(schema, seedHints) : fc.constant(undefined))
  return fc.record({ params, query: part(call.query), body: part(call.body) }) as fc.Arbitrary<RequestParts>
}

/** Returns the successful cases of a call that need no scenario. */
const examplesOf = (call: Call): Example[] =>
  casesOf(call)
    .filter(({ status, scenario }) => status === call.status && scenario === undefined)
    .map(({ as, before = [], request }) => ({ as, before, request }))

const fieldsOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : [])

/** Generates requests and senders for a call. Only public calls are sent without a session, too. */
export function contextsFor(call: Call): fc.Arbitrary<RequestContext> {
  const as = fc.constantFrom(...USERNAMES, ...(call.isPublic ? [null] : []))
  const parts = validPartsFor(call)
  const fromSchema = fc.record({ as, parts })
  const examples = examplesOf(call)
  if (examples.length === 0) return fromSchema
  const fromExample = fc.constantFrom(...examples).chain((example) => {
    const fields = [...paramNames(call), ...fieldsOf(example.request.query), ...fieldsOf(example.request.body)]
    const exchanged = fc.subarray(fields, { maxLength: Math.min(1, fields.length) })
    return fc.record({ as: fc.constant(example.as), parts, example: fc.constant(example), exchanged })
  })
  return fc.oneof(fromSchema, fromExample)
}

const replaceFields = <Value>(given: Value, other: Value, names: readonly string[]): Value =>
  typeof given === 'object' && given !== null && typeof other === 'object' && other !== null
    ? { ...given, ...Object.fromEntries(Object.entries(other).filter(([name]) => names.includes(name))) }
    : given

/** Signs the person in and sends the requests that prepare the example. Returns the request to send. */
export async function prepareContext(
  session: MockClient,
  { as, parts, example, exchanged = [] }: RequestContext,
): Promise<RequestParts> {
  const send = async (name: CallName, request: RequestParts) =>
    session.transport.fetch(buildRequest(session.transport, { call: calls[name], ...request }))
  // A visitor gets the anti-forgery cookie with the first response, whatever its status.
  if (!as) await send('getMe', {})
  const saved: Record<string, unknown> = {}
  for (const step of example?.before ?? []) {
    const username = step.as ?? as
    if (username) session.signIn(username)
    const response = await readResponseBody(calls[step.call], await send(step.call, fillRequest(step.request, saved)))
    for (const [key, path] of Object.entries(step.save ?? {})) saved[key] = valueAt(response, path)
  }
  if (as) session.signIn(as)
  if (!example) return parts
  const given = fillRequest(example.request, saved)
  return {
    params: replaceFields(given.params, parts.params, exchanged),
    query: replaceFields(given.query, parts.query, exchanged),
    body: replaceFields(given.body, parts.body, exchanged),
  }
}
