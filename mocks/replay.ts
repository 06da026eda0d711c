/** Plays a fixture case of `fixtures/contract` against a backend, for the fixture test and for recording the cases anew. */
import type { Call } from '../src/api/call'
import { type CallName, calls } from '../src/api/calls'
import { buildRequest } from '../src/api/request'
import { createMockSession } from './inprocess'
import type { ScenarioName } from './scenarios'

export type ContractCase = {
  /** What the case shows, in words. */
  name: string
  /** Username in fixtures/world; null for a visitor. */
  as: string | null
  scenario?: ScenarioName
  request: {
    params?: Record<string, string>
    query?: Record<string, unknown>
    body?: unknown
    /** How often it is sent; the last answer counts. */
    repeat?: number
  }
  status: number
  /** The body of the answer; of a stream its events in order; of a picture its content type. */
  response: unknown
}

export type ContractFixture = { call: CallName; cases: ContractCase[] }

/** The school's clock in fixtures, so that a recorded answer stays true. */
const FIXTURE_TIME = new Date('2026-11-21T02:00:00Z')

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
const ANY_UUID = '00000000-0000-4000-8000-000000000000'

/** An answer with the ids that differ from run to run made equal. */
function steady(body: unknown, known: ReadonlySet<string>): unknown {
  if (body === undefined) return null
  return JSON.parse(JSON.stringify(body).replace(UUID, (id) => (known.has(id) ? id : ANY_UUID)))
}

async function readBody(call: Call, response: Response): Promise<unknown> {
  if (response.status === 204) return null
  const type = response.headers.get('Content-Type') ?? ''
  if (type.includes('ndjson')) {
    const lines = (await response.text()).trim().split('\n')
    return lines.map((line): unknown => JSON.parse(line))
  }
  return response.ok && call.path.startsWith('file/') ? type : response.json()
}

/** What a fresh school answers to a case: status and body, ready to be compared with the fixture. */
export async function replay(name: CallName, { as, scenario, request }: ContractCase) {
  const call: Call = calls[name]
  const session = createMockSession({ scenario, streamPace: 0, now: () => FIXTURE_TIME })
  try {
    if (as) session.signIn(as)
    else await session.transport.fetch(buildRequest(session.transport, { call: calls.getMe }))
    const known = new Set([...session.school.db.cards.all()].map(({ id }) => id))
    let response = new Response()
    for (let count = 0; count < (request.repeat ?? 1); count += 1) {
      response = await session.transport.fetch(buildRequest(session.transport, { call, ...request }))
    }
    return { status: response.status, body: steady(await readBody(call, response), known) }
  } finally {
    session.close()
  }
}
