/** Plays one case of `fixtures/contract` against the backend. */
import { type ContractCase, fillRequest, valueAt } from '../../mocks/runtimes/replay'
import type { Call } from '../../src/api/core/call'
import { type CallName, calls } from '../../src/api/core/calls'
import { compareAnswer } from './compare'
import { eventVerdicts, failed, PASSED, skipped, type Verdict } from './events'
import { preconditionsOf, type IdMapping, mapIds, seedCards, seedPeople } from './preconditions'
import type { Person } from './people'
import { ENDS_SESSION, RESTORE } from './plan'
import { cleanUp, trackCreated, type Run, sendAs } from './run'
import type { Answer, Session } from './session'

/** Everybody of the fixtures whom a case names: who asks, who prepares, who is written about, whose cards they are. */
async function peopleOf(run: Run, example: ContractCase): Promise<Person[]> {
  const { before = [], request, as } = example
  const { people, cards } = preconditionsOf([...before.map((step) => step.request), request])
  const owners = [...cards].map((id) => seedCards.get(id)?.owner_id)
  const mentioned = [...people, ...owners].map((id) => (id === undefined ? undefined : seedPeople.get(id)?.username))
  const usernames = [as, ...before.map((step) => step.as), ...mentioned].filter(
    (username) => typeof username === 'string',
  )
  const found = await Promise.all([...new Set(usernames)].map(run.people.find))
  return found.filter((person) => person !== undefined)
}

async function runSetupSteps(run: Run, example: ContractCase, asker: Person | undefined, idMapping: IdMapping) {
  const saved: Record<string, string> = {}
  for (const step of example.before ?? []) {
    const person = step.as ? await run.people.find(step.as) : asker
    if (!person) return { reason: `nobody to log in as ${step.as ?? 'the visitor of a step'}` }
    const answer = await sendAs(run, person, { call: step.call, request: mapIds(step.request, idMapping) }, saved)
    if (answer.status !== calls[step.call].status) {
      const message = `the step ${step.call} before it answered ${answer.status}: ${JSON.stringify(answer.body)}`
      return { difference: { path: 'before', message: message.slice(0, 200) } }
    }
    for (const [key, path] of Object.entries(step.save ?? {})) saved[key] = String(valueAt(answer.body, path))
  }
  return { saved }
}

async function sessionFor(run: Run, name: CallName, asker: Person | undefined): Promise<Session | undefined> {
  if (!asker) return run.people.openAnonymousSession()
  return ENDS_SESSION.has(name) ? run.people.openSession(asker) : asker.session
}

/** Puts the pretend school into a situation. @returns false when it knows none of that name */
async function setScenario(run: Run, scenario: string | undefined): Promise<boolean> {
  if (!scenario || !run.controlUrl) return true
  const answer = await fetch(`${run.controlUrl}scenario/${scenario}`)
  return ((await answer.json()) as { scenario?: string }).scenario === scenario
}

/** What of the person has to be put back after a call, as steps. */
async function restoreStepsOf(name: CallName, asker: Person | undefined) {
  const restore = RESTORE[name]
  if (!restore || !asker) return []
  const { body } = await asker.session.send(calls.getMe)
  return restore((body as { data: Record<string, unknown> }).data)
}

/**
 * Runs a case: makes it ready, sends it, compares the answer, waits for its events, and takes back what it made.
 * @returns one verdict for the answer, and one for each event that it announces
 * @throws when the backend does not answer at all
 */
export async function runCase(run: Run, name: CallName, example: ContractCase): Promise<Verdict[]> {
  const call: Call = calls[name]
  const { as, before = [], request, scenario, emits = [] } = example
  const asker = as === null ? undefined : await run.people.find(as)
  if (as !== null && !asker) return [skipped(`nobody to log in as ${as}`)]
  if (scenario && !run.controlUrl) return [skipped(`needs the situation "${scenario}"`)]
  const idMapping = await run.backendSeed.prepare([...before.map((step) => step.request), request], as)
  if ('missing' in idMapping) return [skipped(idMapping.missing)]

  const setup = await runSetupSteps(run, example, asker, idMapping)
  if (setup.reason) return [skipped(setup.reason)]
  if (!setup.saved) return [failed(setup.difference ?? { path: 'before', message: 'failed' })]

  const sent = fillRequest(mapIds(request, idMapping), setup.saved)
  const people = run.options.isReadOnly ? [] : await peopleOf(run, example)
  const subscriptions = await Promise.all(people.map(async (person) => run.listeners?.joinChannels(person, sent)))
  if (emits.length > 0 && before.length > 0) await run.listeners?.waitUntilQuiet()
  const since = run.listeners?.receivedCounts() ?? new Map<Person, number>()
  const session = await sessionFor(run, name, asker)
  if (!session) return [skipped(`${as ?? 'nobody'} cannot log in any more`)]
  const restoreSteps = await restoreStepsOf(name, asker)

  let answer: Answer | undefined
  if (!(await setScenario(run, scenario))) {
    return [failed({ path: 'scenario', message: `the pretend school knows no situation "${scenario ?? ''}"` })]
  }
  try {
    for (let count = 0; count < (request.repeat ?? 1); count += 1) {
      answer = await session.send(call, sent)
      if (asker) trackCreated(run, name, answer, asker)
    }
  } finally {
    await setScenario(run, scenario && 'normal')
  }
  if (!answer) return [skipped('it is never sent')]

  const isExact = run.backendSeed.state === 'pristine'
  const difference = compareAnswer(call, example, answer, { sent, isExact })
  // What the answer names has a channel of its own from now on.
  if (asker && emits.length > 0) await run.listeners?.joinChannels(asker, answer.body)
  const problem = subscriptions.find((refusal) => refusal !== undefined)
  // Without the right answer nothing follows that could be waited for.
  const events = difference ? [] : await eventVerdicts(run, emits, { asker, people, since, problem })
  for (const step of asker ? restoreSteps : []) if (asker) await sendAs(run, asker, step)
  await cleanUp(run)
  return [difference ? failed(difference) : PASSED, ...events]
}
