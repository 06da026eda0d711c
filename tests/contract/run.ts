/** State of a run, shared by the checks: people, seed, listeners, records to clean up. */
import type { CaseStep } from '@mocks/runtimes/replay'
import { fillRequest } from '@mocks/runtimes/replay'
import { type CallName, calls } from '../../src/api/calls'
import type { Difference } from './compare'
import type { Listeners } from './listeners'
import type { VerifyOptions } from './options'
import type { People, Person } from './people'
import { CREATED_CARD_PATHS, UNDO } from './plan'
import type { ParsedResponse, Session } from './session'
import type { BackendSeed } from './backendSeed'

export type Result = {
  call?: CallName
  /** `channel event`, for a result about an event. */
  event?: string
  /** Title of the case or check. */
  name: string
  /** `noted`: differs in a rule left to the backend. */
  outcome: 'passed' | 'failed' | 'noted' | 'skipped'
  /** Set for failures and notes only. */
  difference?: Difference
  /** Set for skipped results and notes only. */
  reason?: string
  /** Duration in ms. */
  took: number
}

export type Run = {
  options: VerifyOptions
  people: People
  backendSeed: BackendSeed
  /** Undefined without a realtime URL. */
  listeners?: Listeners
  /** URL of `/__mock/` of the mock server; undefined at any other backend. */
  controlUrl?: string
  /** Requests that remove created records, each sent as the owner. */
  undoSteps: { step: CaseStep; owner: Person; description: string }[]
  createdCards: Map<string, Person>
  /** What cleanups could not remove or restore, as text. */
  notRemoved: string[]
  /** Copies of the fixtures' cards; removed at the end of the run. */
  copiedCards: Map<string, Person>
}

/** Values at a path of a response body; `*` stands for each item of a list. */
export function valuesAt(body: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, key) =>
      values.flatMap((value) => {
        if (key === '*') return Array.isArray(value) ? (value as unknown[]) : []
        return typeof value === 'object' && value !== null ? [(value as Record<string, unknown>)[key]] : []
      }),
    [body],
  )
}

/** Remembers the created records of a response, for the cleanup. */
export function trackCreated(
  { createdCards, undoSteps }: Run,
  name: CallName,
  response: ParsedResponse,
  owner: Person,
): void {
  if (response.status >= 400) return
  for (const id of (CREATED_CARD_PATHS[name] ?? []).flatMap((path) => valuesAt(response.body, path))) {
    if (typeof id === 'string') createdCards.set(id, owner)
  }
  const data = (response.body as { data?: Record<string, unknown> } | null)?.data
  const undo = data && UNDO[name]?.(data)
  if (undo) undoSteps.push({ step: undo, owner, description: `what ${name} created` })
}

/** Sends a call as a person and remembers created records. */
export async function sendAs(
  run: Run,
  person: Person,
  { call: name, request }: Pick<CaseStep, 'call' | 'request'>,
  saved: Record<string, unknown> = {},
  session: Session = person.session,
): Promise<ParsedResponse> {
  const response = await session.send(calls[name], fillRequest(request, saved))
  trackCreated(run, name, response, person)
  return response
}

/**
 * Removes the records created since the last cleanup, newest first, in one request each. A card may be gone with its stack: 404 is fine.
 * Never throws, so that the verdicts of a case survive its cleanup; `run.notRemoved` collects what stays behind, as text.
 */
export async function cleanUp(run: Run): Promise<void> {
  const undo = async (owner: Person, step: CaseStep, description: string) => {
    const outcome = await sendAs(run, owner, step).then(
      ({ status }) => (status >= 400 && status !== 404 ? `returned ${status}` : undefined),
      (cause: unknown) => `got no response: ${String(cause)}`,
    )
    if (outcome) run.notRemoved.push(`${description} (${step.call} ${outcome})`)
  }
  for (const { id, person } of run.listeners?.takeCreatedCards() ?? []) {
    if (!run.copiedCards.has(id)) run.createdCards.set(id, person)
  }
  for (const { step, owner, description } of run.undoSteps.splice(0).reverse()) await undo(owner, step, description)
  for (const [id, owner] of [...run.createdCards].reverse()) {
    run.createdCards.delete(id)
    await undo(owner, { call: 'removeCards', request: { body: { formats: [id] } } }, `card ${id}`)
  }
}
