/** Requests as a faulty or hostile client may send them. Each mutation makes one part invalid. */
import fc from 'fast-check'
import type { Call } from '@/api/core/call'
import { buildRequest, type CallRequest } from '@/api/core/request'
import type { Transport } from '@/api/core/transport'

export type Mutation =
  /** Removes a field. `at` is its index among all fields of query and body, nested ones included. */
  | { kind: 'removeField'; at: number }
  | { kind: 'replaceValue'; at: number; value: unknown }
  | { kind: 'wrapValue'; at: number }
  | { kind: 'oversizedText'; at: number }
  | { kind: 'replaceBody'; text: string; type: string }
  | { kind: 'invalidQuery'; search: string }
  | { kind: 'wrongToken' }

const OVERSIZED_TEXT = 'Photosynthesis '.repeat(7000)

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
/** Values that a path parameter should not have. */
export const invalidPathSegments: readonly string[] = [
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
/** Path segments that cannot be decoded. The router may find no call for them. */
export const undecodableSegments: readonly string[] = ['%', '%E0%A4%A', 'a%2']
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

export function mutations({ method, body, query }: Call): fc.Arbitrary<Mutation> {
  const at = fc.nat(40)
  const hasFields = Boolean(body ?? query)
  const kinds: (fc.Arbitrary<Mutation> | false)[] = [
    hasFields && fc.record({ kind: fc.constant('removeField'), at }),
    hasFields && fc.record({ kind: fc.constant('replaceValue'), at, value: fc.jsonValue({ maxDepth: 2 }) }),
    hasFields && fc.record({ kind: fc.constant('wrapValue'), at }),
    hasFields && fc.record({ kind: fc.constant('oversizedText'), at }),
    method !== 'GET' &&
      fc.record({
        kind: fc.constant('replaceBody'),
        text: fc.constantFrom(...BODIES),
        type: fc.constantFrom(...TYPES),
      }),
    method !== 'GET' && fc.constant({ kind: 'wrongToken' }),
    fc.record({ kind: fc.constant('invalidQuery'), search: fc.constantFrom(...QUERIES) }),
  ]
  return fc.oneof(...kinds.filter((kind) => kind !== false))
}

/** Returns the statuses that a mutation must cause; undefined if several are valid. */
export function requiredStatuses({ body }: Call, mutation: Mutation): number[] | undefined {
  if (mutation.kind === 'wrongToken') return [419]
  // Every request body in the contract is an object.
  if (mutation.kind === 'replaceBody' && body && !mutation.text.startsWith('{"')) return [422]
  return undefined
}

type Path = (string | number)[]
const isContainer = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)

/** Returns the paths of all fields, nested ones included. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  isContainer(value)
    ? Object.entries(value).flatMap(([key, item]) => [[...path, key], ...pathsIn(item, [...path, key])])
    : []

/** Returns a copy with one field replaced by the result of `change`. If the result is undefined, the field is removed. */
function changeAt(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined || !isContainer(value)) return change(value)
  const entries = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    const next = name === key ? changeAt(item, rest, change) : item
    return next === undefined ? [] : [[name, next]]
  })
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}

const FIELD_MUTATIONS: { [Kind in Mutation['kind']]?: (value: unknown, mutation: Mutation) => unknown } = {
  removeField: () => undefined,
  replaceValue: (_, mutation) => (mutation.kind === 'replaceValue' ? mutation.value : undefined),
  wrapValue: (value) => ({ data: [value] }),
  oversizedText: () => OVERSIZED_TEXT,
}

const toQueryText = (value: unknown): unknown => (isContainer(value) ? JSON.stringify(value) : value)

/** Converts objects to JSON, because query parameters must be strings. */
const toQueryValues = (query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(toQueryText) : toQueryText(value),
    ]),
  )

/** Replaces each path parameter by `segment`, without encoding it. */
export function withPathSegment(transport: Transport, request: CallRequest, segment: string): Request {
  const original = buildRequest(transport, request)
  const path = request.call.path.replaceAll(/\{\w+\}/g, () => segment)
  const url = `${transport.baseUrl}/${path}${new URL(original.url).search}`
  const { method, headers, body } = original
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit)
}

export function mutateRequest(transport: Transport, request: CallRequest, mutation: Mutation): Request {
  const change = FIELD_MUTATIONS[mutation.kind]
  if (change && 'at' in mutation) {
    const fields = { query: request.query, body: request.body }
    const paths = pathsIn(fields).filter(({ length }) => length > 1)
    const path = paths[mutation.at % Math.max(1, paths.length)] ?? []
    const changed = path.length > 0 ? changeAt(fields, path, (value) => change(value, mutation)) : fields
    const { query, body } = changed as Pick<CallRequest, 'query' | 'body'>
    return buildRequest(transport, { ...request, query: query && toQueryValues(query), body })
  }
  const original = buildRequest(transport, request)
  const headers = new Headers(original.headers)
  if (mutation.kind === 'replaceBody') {
    headers.delete('Content-Type')
    if (mutation.type) headers.set('Content-Type', mutation.type)
    return new Request(original.url, { method: original.method, headers, body: mutation.text })
  }
  if (mutation.kind === 'invalidQuery') {
    return new Request(new URL(mutation.search, original.url), original)
  }
  headers.set('X-XSRF-TOKEN', 'forged')
  return new Request(original, { headers })
}
