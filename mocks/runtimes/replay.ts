/** Replays a case of `fixtures/contract` on a new mock server, for the fixture test and the re-recording of cases. */
import type { Call } from '../../src/api/core/call'
import { type CallName, calls } from '../../src/api/calls'
import { channels } from '../../src/api/channels'
import { buildRequest, type CallRequest } from '../../src/api/core/request'
import { createMockClient, type MockClient } from './inProcess'
import type { ScenarioName } from '../scenarios/scenarios'
import type { Broadcast, MockServer } from '../server/mockServer'

export type CaseRequest = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  /** In a multipart body a file is `{ "file": { "name", "type", "text" } }`, or `{ "file": { …, "size": bytes } }`. */
  body?: unknown
}

/** A call before the case's request, by the same person unless `as` names another. */
export type CaseStep = {
  call: CallName
  as?: string
  request: CaseRequest
  /** Values for `{{name}}` in later requests: paths into the response body, e.g. `{ "cardId": "data.id" }`. */
  save?: Record<string, string>
}

export type ContractCase = {
  /** Purpose of the case in a sentence. */
  name: string
  /** Username in fixtures/seed; null for a visitor. */
  as: string | null
  scenario?: ScenarioName
  /** True for a case that changes an account or cannot be undone. */
  isDestructive?: true
  before?: CaseStep[]
  request: CaseRequest & {
    /** Number of times to send the request; the last response counts. */
    repeat?: number
  }
  status: number
  /** The response body; for a stream the events in order, for a picture the content type. */
  response: unknown
  /** Live events that the case must emit, in any order: a key of `channels` and the event, as `cards format.created`. */
  emits?: string[]
}

export type ContractFixture = { call: CallName; cases: ContractCase[] }

/** The mock server's clock during a replay, so that recorded responses stay valid. */
const FIXTURE_TIME = new Date('2026-11-21T02:00:00Z')

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
const ANY_UUID = '00000000-0000-4000-8000-000000000000'

/** A response body with a constant in place of generated ids: runs become comparable. */
function normalizeIds(body: unknown, seededIds: ReadonlySet<string>): unknown {
  if (body === undefined) return null
  const text = JSON.stringify(body).replace(UUID, (id) => (seededIds.has(id) ? id : ANY_UUID))
  // The signature of a channel contains the app key of the client.
  return JSON.parse(text.replace(/"session-\d+:/g, '"session-1:'))
}

/** The response body in fixture form: an object, the events of a stream, a picture's content type; null for 204. */
export async function readResponseBody(call: Call, response: Response): Promise<unknown> {
  if (response.status === 204) return null
  const type = response.headers.get('Content-Type') ?? ''
  if (type.includes('ndjson')) {
    const lines = (await response.text()).trim().split('\n')
    return lines.map((line): unknown => JSON.parse(line))
  }
  return response.ok && call.path.startsWith('file/') ? type : response.json()
}

type FileSpec = { file: { name: string; type: string; text?: string; size?: number } }
const isFileSpec = (value: unknown): value is FileSpec => typeof value === 'object' && value !== null && 'file' in value

const fileOf = ({ file: { name, type, text = '', size } }: FileSpec): File =>
  new File([size === undefined ? text : new Uint8Array(size)], name, { type })

const mapValues = (value: unknown, change: (text: string) => unknown): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapValues(item, change))
  if (isFileSpec(value)) return fileOf(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapValues(item, change)]))
}

/** The request of a case with `{{name}}` replaced and files created. A text of `{{name}}` alone keeps the value's type. */
export const fillRequest = (request: CaseRequest, saved: Record<string, unknown>): Omit<CallRequest, 'call'> => {
  const fill = (text: string): unknown => {
    const alone = /^\{\{(\w+)\}\}$/.exec(text)?.[1]
    if (alone && alone in saved) return saved[alone]
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(saved[name] ?? whole))
  }
  const { params, query, body } = request
  return mapValues({ params, query, body }, fill) as Omit<CallRequest, 'call'>
}

/** The value at a path such as `data.0.id`. */
export const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], body)

/** The `channel event` name of a broadcast. */
function eventName({ channel, event }: Broadcast): string {
  const found = Object.entries(channels).find(([, { name, events }]) => {
    const pattern = name.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^.]+')
    return event in events && new RegExp(`^${pattern}$`).test(channel)
  })
  return `${found?.[0] ?? channel} ${event}`
}

const sendAs = async (client: MockClient, as: string | null, name: CallName, request: Omit<CallRequest, 'call'>) => {
  if (as) client.signIn(as)
  return client.transport.fetch(buildRequest(client.transport, { call: calls[name], ...request }))
}

/** Waits at most 2 s for an empty job queue: jobs have no delay, but code loads lazily. */
const waitForIdle = async (mockServer: MockServer) => {
  for (let tries = 0; tries < 400 && !mockServer.isQueueEmpty(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 5))
}

/** The response of a new mock server to a case: status, body and events, comparable with the fixture. */
export async function replay(name: CallName, { as, scenario, before = [], request }: ContractCase) {
  const call: Call = calls[name]
  const broadcasts: Broadcast[] = []
  const client = createMockClient({
    streamIntervalMs: 0,
    jobDelayFactor: 0,
    now: () => FIXTURE_TIME,
    onBroadcast: (broadcast) => broadcasts.push(broadcast),
  })
  try {
    const { db } = client.mockServer
    const seededIds = new Set([...db.cards.all(), ...db.notifications.all(), ...db.messages.all()].map(({ id }) => id))
    // A visitor gets the CSRF cookie with the first response of any status.
    if (!as) await client.transport.fetch(buildRequest(client.transport, { call: calls.getMe }))
    const saved: Record<string, unknown> = {}
    for (const step of before) {
      const stepResponse = await sendAs(client, step.as ?? as, step.call, fillRequest(step.request, saved))
      const body = await readResponseBody(calls[step.call], stepResponse)
      if (!stepResponse.ok) throw new Error(`${name}: the preceding call ${step.call} failed: ${JSON.stringify(body)}`)
      for (const [key, path] of Object.entries(step.save ?? {})) saved[key] = valueAt(body, path)
    }
    await waitForIdle(client.mockServer)
    broadcasts.length = 0
    if (scenario) client.mockServer.setScenario(scenario)
    let response = new Response()
    for (let count = 0; count < (request.repeat ?? 1); count += 1) {
      response = await sendAs(client, as, name, fillRequest(request, saved))
    }
    const body = normalizeIds(await readResponseBody(call, response), seededIds)
    await waitForIdle(client.mockServer)
    const events = broadcasts.map((broadcast) => ({
      name: eventName(broadcast),
      payload: normalizeIds(broadcast.payload, seededIds),
    }))
    return { status: response.status, body, events }
  } finally {
    client.close()
  }
}
