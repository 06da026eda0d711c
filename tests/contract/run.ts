/** Shared by the checks of a run: people, seed, event listeners, and records to clean up. */
import type { CaseStep } from '@mocks/runtimes/replay'
import { fillRequest } from '@mocks/runtimes/replay'
import type { Step } from '../../fixtures/contract/steps'
import { type CallName, calls } from '../../src/api/calls'
import type { Difference } from './compare'
import type { Listeners } from './listeners'
import { type CreatedAccount, createdAccountOf, lastingChangeOf, removeAccount } from './createdAccounts'
import type { VerifyOptions } from './options'
import type { People, Person } from './people'
import { CREATED_CARD_PATHS, UNDO } from './plan'
import type { ParsedResponse, Session } from './session'
import type { BackendSeed } from './backendSeed'

export type Result = {
  call?: CallName
  /** The event as `channel event`, if the result is about one. */
  event?: string
  name: string
  /** The step of fixtures/contract/STEPS.md that the check belongs to. */
  step: Step
  /** `noted`: the response differs in a rule that the backend may decide. */
  outcome: 'passed' | 'failed' | 'noted' | 'skipped'
  /** Only failures and notes have a difference. */
  difference?: Difference
  /** Only skipped results and notes have a reason. */
  reason?: string
  /** Duration in ms. */
  took: number
}

export type Run = {
  options: VerifyOptions
  people: People
  backendSeed: BackendSeed
  /** Undefined if the run has no URL for a realtime connection. */
  listeners?: Listeners
  /** URL of `/__mock/` at the mock server; undefined for any other backend. */
  controlUrl?: string
  /** Requests that remove created records. The owner of the record sends them. */
  undoSteps: { step: CaseStep; owner: Person; description: string }[]
  createdCards: Map<string, Person>
  createdAccounts: CreatedAccount[]
  /** What the run has changed in accounts for good, a sentence each. */
  lastingChanges: Set<string>
  /** What clean-ups could not remove or restore, as text. */
  notRemoved: string[]
  /** Copies of the fixtures' cards, which are removed at the end of the run. */
  copiedCards: Map<string, Person>
}

/** Returns the values at a path of a response body. `*` stands for each item of a list. */
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

/** Remembers which records a response has created, so that they can be removed later. */
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

/** Remembers the account that a response has created, and what the response has changed in an account for good. */
export function trackAccounts(
  run: Run,
  name: CallName,
  request: Parameters<Session['send']>[1],
  response: ParsedResponse,
  { session, person }: { session: Session; person?: Person },
): void {
  const account = createdAccountOf(name, request ?? {}, response, session)
  if (account) run.createdAccounts.push(account)
  const change = person && lastingChangeOf(name, request ?? {}, response, person)
  if (change) run.lastingChanges.add(change)
}

/** Sends a call as a person and remembers which records it has created. */
export async function sendAs(
  run: Run,
  person: Person,
  { call: name, request }: Pick<CaseStep, 'call' | 'request'>,
  saved: Record<string, unknown> = {},
  session: Session = person.session,
): Promise<ParsedResponse> {
  const response = await session.send(calls[name], fillRequest(request, saved))
  trackCreated(run, name, response, person)
  trackAccounts(run, name, fillRequest(request, saved), response, { session, person })
  return response
}

/**
 * Removes the records created since the last clean-up, newest first, each with one request. A 404 is fine, because a card may
 * have been removed with its stack. Never throws, so that the verdicts of a case survive its clean-up. `run.notRemoved`
 * collects what stays behind, as text.
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
  for (const account of run.createdAccounts.splice(0)) {
    const reason = await removeAccount(run.people, account).catch((cause: unknown) => `no response: ${String(cause)}`)
    if (reason) run.notRemoved.push(`the account ${account.username} (${reason})`)
  }
}
