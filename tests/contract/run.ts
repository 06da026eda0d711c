/** What every part of a run shares: the people, the world, the ears, the results, and the list of what has to be cleaned up. */
import type { CaseStep } from '../../mocks/runtimes/replay'
import { fillRequest } from '../../mocks/runtimes/replay'
import { type CallName, calls } from '../../src/api/core/calls'
import type { Difference } from './compare'
import type { Listeners } from './listeners'
import type { VerifyOptions } from './options'
import type { People, Person } from './people'
import { CREATED_CARD_PATHS, UNDO } from './plan'
import type { Answer, Session } from './session'
import type { BackendSeed } from './backendSeed'

export type Result = {
  call?: CallName
  /** `channel event`, when the result is about an event. */
  event?: string
  /** The case or check, in words. */
  name: string
  outcome: 'passed' | 'failed' | 'skipped'
  /** What differs, when it failed. */
  difference?: Difference
  /** Why, when it was skipped. */
  reason?: string
  /** ms. */
  took: number
}

export type Run = {
  options: VerifyOptions
  people: People
  backendSeed: BackendSeed
  /** Undefined when there is no live connection to listen to. */
  listeners?: Listeners
  /** Address of `/__mock/` at the pretend school; undefined at any other backend. */
  controlUrl?: string
  /** Undoing steps, each with who made what has to go. */
  undoSteps: { step: CaseStep; owner: Person; description: string }[]
  createdCards: Map<string, Person>
  /** Copies of the fixtures' cards; they stay until the end. */
  copiedCards: Map<string, Person>
}

/** Values at a path of an answer; `*` stands for every item of a list. */
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

/** Remembers what an answer says was made, so that it is removed later. */
export function trackCreated({ createdCards, undoSteps }: Run, name: CallName, answer: Answer, owner: Person): void {
  if (answer.status >= 400) return
  for (const id of (CREATED_CARD_PATHS[name] ?? []).flatMap((path) => valuesAt(answer.body, path))) {
    if (typeof id === 'string') createdCards.set(id, owner)
  }
  const data = (answer.body as { data?: Record<string, unknown> } | null)?.data
  const undo = data && UNDO[name]?.(data)
  if (undo) undoSteps.push({ step: undo, owner, description: `what ${name} made` })
}

/** Sends a call as somebody and remembers what it makes. */
export async function sendAs(
  run: Run,
  person: Person,
  { call: name, request }: Pick<CaseStep, 'call' | 'request'>,
  saved: Record<string, string> = {},
  session: Session = person.session,
): Promise<Answer> {
  const answer = await session.send(calls[name], fillRequest(request, saved))
  trackCreated(run, name, answer, person)
  return answer
}

/** Takes back what was made since the last time; cards one by one, because a stack takes what it holds along. */
export async function cleanUp(run: Run): Promise<string[]> {
  const notRemoved: string[] = []
  for (const { id, person } of run.listeners?.takeCreatedCards() ?? []) {
    if (!run.copiedCards.has(id)) run.createdCards.set(id, person)
  }
  for (const { step, owner, description } of run.undoSteps.splice(0).reverse()) {
    const { status } = await sendAs(run, owner, step)
    if (status >= 400 && status !== 404) notRemoved.push(`${description} (${step.call} answered ${status})`)
  }
  for (const [id, owner] of [...run.createdCards].reverse()) {
    run.createdCards.delete(id)
    const { status } = await sendAs(run, owner, { call: 'removeCards', request: { body: { formats: [id] } } })
    if (status >= 400 && status !== 404) notRemoved.push(`card ${id} (removeCards answered ${status})`)
  }
  return notRemoved
}
