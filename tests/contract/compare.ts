/**
 * Compares a response with the contract and a fixture case, and returns the first difference. It always compares status,
 * content type and the schema of the contract, then each key of the fixture by JSON type. Values that the case has sent must
 * come back unchanged. Only the schema decides about null. Additional fields and other wordings of errors are allowed. If the
 * backend has the unchanged seed (`isExact`), it also compares values, nulls, and length and order of lists. It never compares
 * ids and dates that the call created, signatures, generated text, and `VOLATILE_FIELDS`.
 */
import * as z from 'zod/mini'
import type { CaseRequest, ContractCase } from '@mocks/runtimes/replay'
import { type Call, errorBodySchema, type Schema } from '../../src/api/core/call'
import type { ParsedResponse } from './session'

/** A difference and where it is, such as `data.0.title` or `status`. An empty `path` means the whole body. */
export type Difference = { path: string; message: string }

/** Fields whose values depend on earlier use, or which the server chooses. */
const VOLATILE_FIELDS = new Set([
  'auth',
  'hello_message_index',
  'has_created_first_format',
  'hasCreatedFirstFormat',
  'is_answered',
  'is_first_access',
  'last_login_at',
  'preferences',
  'read_at',
  'receiver_submitted',
  'share_opened',
  'share_status',
  'show_burst',
  'terms_accepted_at',
  'usage_quota_reached',
])
/** Calls whose values depend on earlier requests or are generated texts. */
const NON_DETERMINISTIC_CALLS = new Set([
  'closeTutor',
  'generateUsernames',
  'getChatMessages',
  'getChatMessagesUnversioned',
  'getNotifications',
])
/** Fields that are maps with keys chosen by the server. */
const DYNAMIC_KEYS = new Set(['ai_suggestions', 'recommendations'])

const PLACEHOLDER = '00000000-0000-4000-8000-000000000000'
const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

const jsonTypeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
const formatValue = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))

/** English messages for validation errors. On its own, zod/mini says only 'Invalid input'. */
const zodMessages = z.locales.en().localeError

/** Returns the first violation of the contract in a body, or undefined. */
export function findViolation(schema: Schema, body: unknown): Difference | undefined {
  const issue = z.safeParse(schema, body, { error: zodMessages }).error?.issues[0]
  if (!issue) return undefined
  return {
    path: issue.path.map(String).join('.'),
    message: `${issue.message} (got ${formatValue(getAtPath(body, issue.path))})`,
  }
}

const getAtPath = (body: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body)

/** By key: which sent value the response must contain instead of the fixture's value. */
type Sent = Map<string, Map<unknown, unknown>>

function collectSent(fixtureValue: unknown, sent: unknown, into: Sent, key = ''): Sent {
  if (typeof fixtureValue === 'object' && fixtureValue !== null) {
    for (const [name, value] of Object.entries(fixtureValue)) {
      collectSent(
        value,
        (sent as Record<string, unknown> | null)?.[name],
        into,
        Array.isArray(fixtureValue) ? key : name,
      )
    }
  } else if (fixtureValue !== null && fixtureValue !== '' && fixtureValue !== undefined) {
    into.set(key, (into.get(key) ?? new Map<unknown, unknown>()).set(fixtureValue, sent))
  }
  return into
}

type CompareContext = { isExact: boolean; isError: boolean; hasNewIds: boolean; sent: Sent }

function compareValue(fixtureValue: unknown, actual: unknown, path: string, key: string, context: CompareContext) {
  const sent = context.sent.get(key)
  if (sent?.has(fixtureValue)) {
    const expected = sent.get(fixtureValue)
    if (expected !== actual)
      return { path, message: `${formatValue(actual)} instead of ${formatValue(expected)}, which was sent` }
    return undefined
  }
  if (!context.isExact || VOLATILE_FIELDS.has(key) || fixtureValue === actual) return undefined
  if (context.isError && key !== 'code') return undefined
  // The position of a new card depends on when the other cards were created. In the fixtures all of those times are equal.
  if (typeof fixtureValue === 'number' && context.hasNewIds && /(^|_)id$|^position$/.test(key)) return undefined
  if (String(fixtureValue).includes(PLACEHOLDER)) return undefined
  if (ISO_DATE.test(String(fixtureValue)) && ISO_DATE.test(String(actual))) return undefined
  return { path, message: `${formatValue(actual)} instead of ${formatValue(fixtureValue)}` }
}

/** Finds the fixture's item that is comparable to an item of the response: the first with the same `event` or `type`. */
function matchingItem(fixtureValue: unknown[], actual: unknown): unknown {
  const kind = (item: unknown) => {
    const { type, event } = (item ?? {}) as { type?: unknown; event?: unknown }
    return event ?? type
  }
  return fixtureValue.find((item) => kind(item) === kind(actual))
}

function compareLists(fixtureValue: unknown[], actual: unknown[], path: string, key: string, context: CompareContext) {
  if (!context.isExact || VOLATILE_FIELDS.has(key)) {
    // Without the seed, a list may contain other records of the same kind, so compare only their shapes.
    const shapeOnly = { ...context, isExact: false, sent: new Map() as Sent }
    for (const [index, item] of actual.entries()) {
      const difference = compare(matchingItem(fixtureValue, item), item, join(path, index), key, shapeOnly)
      if (difference) return difference
    }
    return undefined
  }
  if (fixtureValue.length !== actual.length) {
    return { path: join(path, 'length'), message: `${actual.length} instead of ${fixtureValue.length}` }
  }
  for (const [index, item] of fixtureValue.entries()) {
    const difference = compare(item, actual[index], join(path, index), key, context)
    if (difference) return difference
  }
  return undefined
}

function compareObjects(
  fixtureValue: object,
  actual: object,
  path: string,
  context: CompareContext,
): Difference | undefined {
  for (const [name, value] of Object.entries(fixtureValue)) {
    const childPath = join(path, name)
    if (!(name in actual)) return { path: childPath, message: 'is missing' }
    // Only the schema checks maps with keys chosen by the server, and the `data` of a card, message or event.
    const isDynamic = DYNAMIC_KEYS.has(name) || (name === 'data' && path !== '')
    if (isDynamic && !context.isExact) continue
    const difference = compare(value, (actual as Record<string, unknown>)[name], childPath, name, context)
    if (difference) return difference
  }
  return undefined
}

function compare(
  fixtureValue: unknown,
  actual: unknown,
  path: string,
  key: string,
  context: CompareContext,
): Difference | undefined {
  if (fixtureValue === undefined) return undefined
  const [expectedKind, kind] = [jsonTypeOf(fixtureValue), jsonTypeOf(actual)]
  const isNullable = expectedKind === 'null' || kind === 'null'
  if (expectedKind !== kind) {
    // Only the schema decides about null, unless the backend has the unchanged seed.
    if (isNullable && (!context.isExact || VOLATILE_FIELDS.has(key))) return undefined
    return { path, message: `${kind === 'null' ? 'null' : `a ${kind}`} instead of ${formatValue(fixtureValue)}` }
  }
  if (Array.isArray(fixtureValue)) return compareLists(fixtureValue, actual as unknown[], path, key, context)
  if (kind === 'object') return compareObjects(fixtureValue as object, actual as object, path, context)
  return compareValue(fixtureValue, actual, path, key, context)
}

function typeDifference(call: Call, { status, type }: ParsedResponse): Difference | undefined {
  if (status === 204) return undefined
  const isPicture = status < 400 && call.path.startsWith('file/')
  const expectedType = isPicture
    ? 'image/'
    : status < 400 && call.isStream
      ? 'application/x-ndjson'
      : 'application/json'
  if (isPicture ? type.startsWith(expectedType) : type === expectedType) return undefined
  return { path: 'Content-Type', message: `${type || 'nothing'} instead of ${expectedType}` }
}

type StreamEvent = { event: string; data: unknown }

/** Checks the order of a stream (C-208, D-3104): `start` if there is one, tokens, then one `end` that repeats the joined tokens. */
function streamDifference(events: StreamEvent[], fixtureEvents: StreamEvent[]): Difference | undefined {
  const names = events.map(({ event }) => event)
  const hasStart = fixtureEvents.some(({ event }) => event === 'start')
  if (hasStart && names[0] !== 'start')
    return { path: '0.event', message: `${formatValue(names[0])} instead of "start"` }
  const isErrorExpected = fixtureEvents.some(({ event }) => event === 'error')
  if (isErrorExpected) {
    return names.includes('error') ? undefined : { path: 'error', message: 'the stream has no error event' }
  }
  if (names.includes('error')) return { path: `${names.indexOf('error')}`, message: 'an error in the stream' }
  const ends = names.filter((name) => name === 'end').length
  if (ends !== 1) return { path: 'end', message: ends === 0 ? 'the stream has no end event' : `${ends} end events` }
  const end = names.indexOf('end')
  if (names.lastIndexOf('token') > end) return { path: 'token', message: 'a token after the end event' }
  const text = events
    .filter(({ event }) => event === 'token')
    .map(({ data }) => String(data))
    .join('')
  const { content } = (events[end]?.data ?? {}) as { content?: string }
  if (content !== undefined && content !== text) {
    return { path: `${end}.data.content`, message: 'differs from the joined tokens' }
  }
  if (content === undefined && text === '') return { path: 'token', message: 'the stream has no tokens' }
  return undefined
}

function bodyDifference(call: Call, { status, body }: ParsedResponse): Difference | undefined {
  if (status >= 400) return findViolation(errorBodySchema, body)
  if (status === 204) return body === null ? undefined : { path: '', message: 'a body although the status is 204' }
  if (call.path.startsWith('file/')) return undefined
  if (!call.isStream) return findViolation(call.response, body)
  for (const [index, event] of (body as unknown[]).entries()) {
    const difference = findViolation(call.response, event)
    if (difference) return { ...difference, path: join(String(index), difference.path) }
  }
  return undefined
}

/**
 * Compares a response with a case.
 * @param sent the request as it was sent, with the ids of the backend
 * @param isExact true if the backend has the unchanged seed; then values are compared, too
 * @returns the first difference, or undefined
 */
export function compareResponse(
  call: Call,
  example: Pick<ContractCase, 'status' | 'response' | 'request' | 'before'>,
  response: ParsedResponse,
  { sent, isExact }: { sent: CaseRequest; isExact: boolean },
): Difference | undefined {
  if (response.status !== example.status) {
    return { path: 'status', message: `${response.status} instead of ${example.status}: ${formatValue(response.body)}` }
  }
  const difference = typeDifference(call, response)
  if (difference) return difference
  if (response.problem) return { path: '', message: response.problem }
  const violation = bodyDifference(call, response)
  if (violation || response.status === 204 || call.path.startsWith('file/')) return violation
  if (call.isStream && response.status < 400) {
    const orderDifference = streamDifference(response.body as StreamEvent[], (example.response ?? []) as StreamEvent[])
    if (orderDifference) return orderDifference
  }
  // The case is not recorded yet. Status, headers and schema have been checked; there are no values to compare.
  if (example.response === null) return undefined
  const { body, query } = example.request
  return compare(example.response, response.body, '', '', {
    isExact: isExact && !call.isAi && !NON_DETERMINISTIC_CALLS.has(call.name),
    isError: response.status >= 400,
    hasNewIds: example.before !== undefined || call.method !== 'GET',
    sent: collectSent({ body, query }, { body: sent.body, query: sent.query }, new Map()),
  })
}
