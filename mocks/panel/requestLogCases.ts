/** Converts the request log to the format of `fixtures/contract`, so that requests made by hand can become fixture cases. */
import type { CallName } from '../../src/api/calls'
import type { ContractCase, ContractFixture } from '../runtimes/replay'
import type { RequestLogEntry } from '../server/requestLog'

/** Maximum number of characters of a body that the panel shows. */
const SHOWN_LENGTH = 20_000

/** A replacer for `JSON.stringify` that describes files by name, type and size, as the fixtures do. */
const plain = (_key: string, value: unknown): unknown =>
  value instanceof File ? { file: { name: value.name, type: value.type, size: value.size } } : value

const copyOf = (body: unknown): unknown => (body === undefined ? undefined : JSON.parse(JSON.stringify(body, plain)))

const isFilled = (values: object | undefined) => values !== undefined && Object.keys(values).length > 0

/** Returns the fixture case of a completed request. Returns undefined in flight, after a network error and for an unknown path. */
export function caseOf({
  call,
  as,
  scenario,
  params,
  query,
  body,
  status,
  responseBody,
}: RequestLogEntry): ContractCase | undefined {
  if (!call || typeof status !== 'number') return undefined
  return {
    name: `${call} by ${as ?? 'a visitor'}, answered with ${status}`,
    as: as ?? null,
    ...(scenario !== 'normal' && { scenario }),
    request: {
      ...(isFilled(params) && { params }),
      ...(isFilled(query) && { query }),
      ...(body !== undefined && { body: copyOf(body) }),
    },
    status,
    response: copyOf(responseBody) ?? null,
  }
}

/** Returns all completed requests as fixture cases, grouped by call in the order of the requests. */
export function fixturesOf(entries: readonly RequestLogEntry[]): ContractFixture[] {
  const fixtures = new Map<CallName, ContractFixture>()
  for (const entry of entries) {
    const found = caseOf(entry)
    if (!found || !entry.call) continue
    const fixture = fixtures.get(entry.call) ?? { call: entry.call, cases: [] }
    fixtures.set(entry.call, fixture)
    fixture.cases.push(found)
  }
  return [...fixtures.values()]
}

export function readable(body: unknown): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body, plain, 2) ?? '')
  if (text.length <= SHOWN_LENGTH) return text
  return `${text.slice(0, SHOWN_LENGTH)}\n… ${text.length - SHOWN_LENGTH} more characters; the export has them all.`
}

export type RequestLogFilter = { text: string; status: 'all' | 'ok' | 'failed' | 'running' }

export function isShown(
  { call, path, status }: RequestLogEntry,
  { text, status: wantedStatus }: RequestLogFilter,
): boolean {
  const isOk = status === 'cancelled' || (typeof status === 'number' && status < 400)
  const kind = status === undefined ? 'running' : isOk ? 'ok' : 'failed'
  if (wantedStatus !== 'all' && wantedStatus !== kind) return false
  const searchTerm = text.trim().toLowerCase()
  return `${call ?? ''} ${path} ${status ?? ''}`.toLowerCase().includes(searchTerm)
}
