/** Requests that a careless or hostile client might send: everything that can be wrong with one, one thing at a time. */
import fc from 'fast-check'
import type { Call } from '@/api/call'
import { buildRequest, type CallRequest } from '@/api/request'
import type { Transport } from '@/api/transport'

export type Breakage =
  /** A field is gone; `at` counts through all fields of query and body, nested ones too. */
  | { kind: 'fieldGone'; at: number }
  | { kind: 'otherValue'; at: number; value: unknown }
  | { kind: 'onceMoreAround'; at: number }
  | { kind: 'endlessText'; at: number }
  | { kind: 'otherBody'; text: string; type: string }
  | { kind: 'strangeQuery'; search: string }
  | { kind: 'wrongToken' }

const ENDLESS = 'Photosynthesis '.repeat(7000)

const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '42',
  '{"__proto__": {"is_admin": true}}',
  '{"data": {"data": {}}}',
  '\u0000',
  'a=1&b=2',
]
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
]
/** What may stand in an address where a parameter belongs. */
export const strangeSegments: readonly string[] = [
  'null',
  'undefined',
  '0',
  '-1',
  '1e309',
  '__proto__',
  'constructor',
  '%00',
  '%2F',
  '%F0%9F%8C%8B',
  'x'.repeat(5000),
]
/** These cannot even be decoded, so that no call may be found for them. */
export const unreadableSegments: readonly string[] = ['%', '%E0%A4%A', 'a%2']
const QUERIES = [
  '?page=abc',
  '?page=1&page=2',
  '?page[]=1',
  '?per_page=1e309',
  '?sort=__proto__',
  '?search=%00',
  '?=',
  '?&&',
  '?page=%E0%A4%A',
  '?parent=nothing',
]

/** What may be wrong with a request to this call. */
export function breakages({ method, body, query }: Call): fc.Arbitrary<Breakage> {
  const at = fc.nat(40)
  const hasFields = Boolean(body ?? query)
  const kinds: (fc.Arbitrary<Breakage> | false)[] = [
    hasFields && fc.record({ kind: fc.constant('fieldGone'), at }),
    hasFields && fc.record({ kind: fc.constant('otherValue'), at, value: fc.jsonValue({ maxDepth: 2 }) }),
    hasFields && fc.record({ kind: fc.constant('onceMoreAround'), at }),
    hasFields && fc.record({ kind: fc.constant('endlessText'), at }),
    method !== 'GET' &&
      fc.record({ kind: fc.constant('otherBody'), text: fc.constantFrom(...BODIES), type: fc.constantFrom(...TYPES) }),
    method !== 'GET' && fc.constant({ kind: 'wrongToken' }),
    fc.record({ kind: fc.constant('strangeQuery'), search: fc.constantFrom(...QUERIES) }),
  ]
  return fc.oneof(...kinds.filter((kind) => kind !== false))
}

/** The statuses of which one has to come, where what is wrong leaves no choice. */
export function onlyAnswerTo({ body }: Call, how: Breakage): number[] | undefined {
  if (how.kind === 'wrongToken') return [419]
  // Every body of the contract is an object with fields.
  if (how.kind === 'otherBody' && body && !how.text.startsWith('{"')) return [422]
  return undefined
}

type Path = (string | number)[]
const isHolder = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)

/** The way to every field, nested ones included. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  isHolder(value)
    ? Object.entries(value).flatMap(([key, item]) => [[...path, key], ...pathsIn(item, [...path, key])])
    : []

/** A copy in which one field is what `change` makes of it; undefined takes it away. */
function changeAt(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined || !isHolder(value)) return change(value)
  const entries = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    const next = name === key ? changeAt(item, rest, change) : item
    return next === undefined ? [] : [[name, next]]
  })
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}

const CHANGES: { [Kind in Breakage['kind']]?: (value: unknown, how: Breakage) => unknown } = {
  fieldGone: () => undefined,
  otherValue: (_, how) => (how.kind === 'otherValue' ? how.value : undefined),
  onceMoreAround: (value) => ({ data: [value] }),
  endlessText: () => ENDLESS,
}

const asText = (value: unknown): unknown => (isHolder(value) ? JSON.stringify(value) : value)

/** What is no text becomes one before it can stand in an address. */
const inAddress = (query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.map(asText) : asText(value)]),
  )

/** A request in whose path every parameter is `segment`, as it stands there. */
export function withSegment(transport: Transport, request: CallRequest, segment: string): Request {
  const whole = buildRequest(transport, request)
  const path = request.call.path.replaceAll(/\{\w+\}/g, () => segment)
  const url = `${transport.baseUrl}/${path}${new URL(whole.url).search}`
  const { method, headers, body } = whole
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit)
}

/** The request of a call, broken in one way. */
export function breakRequest(transport: Transport, request: CallRequest, how: Breakage): Request {
  const change = CHANGES[how.kind]
  if (change && 'at' in how) {
    const parts = { query: request.query, body: request.body }
    const paths = pathsIn(parts).filter(({ length }) => length > 1)
    const path = paths[how.at % Math.max(1, paths.length)] ?? []
    const changed = path.length > 0 ? changeAt(parts, path, (value) => change(value, how)) : parts
    const { query, body } = changed as Pick<CallRequest, 'query' | 'body'>
    return buildRequest(transport, { ...request, query: query && inAddress(query), body })
  }
  const whole = buildRequest(transport, request)
  const headers = new Headers(whole.headers)
  if (how.kind === 'otherBody') {
    headers.delete('Content-Type')
    if (how.type) headers.set('Content-Type', how.type)
    return new Request(whole.url, { method: whole.method, headers, body: how.text })
  }
  if (how.kind === 'strangeQuery') {
    return new Request(new URL(how.search, whole.url), whole)
  }
  headers.set('X-XSRF-TOKEN', 'forged')
  return new Request(whole, { headers })
}
