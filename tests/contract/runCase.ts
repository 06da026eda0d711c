/** Runs one case of `fixtures/contract` against the backend. */
import { type CaseStep, type ContractCase, fillRequest, valueAt } from '@mocks/runtimes/replay'
import type { Call } from '../../src/api/core/call'
import { type CallName, calls } from '../../src/api/calls'
import { compareResponse } from './compare'
import { eventVerdicts, failed, PASSED, skipped, type Verdict } from './events'
import { preconditionsOf, type IdMapping, mapIds, seedCards, seedPeople } from './preconditions'
import type { Person } from './people'
import { ENDS_SESSION, RESTORE } from './plan'
import { findSolution } from './solutions'
import { cleanUp, trackAccounts, trackCreated, type Run, sendAs } from './run'
import type { ParsedResponse, Session } from './session'

/** Returns everybody who takes part in a case: they send a request, occur in one, or own a card in one. */
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

/** Sends a step in the session of a visitor. */
async function sendAsVisitor(run: Run, session: Session, { call, request }: CaseStep, saved: Record<string, unknown>) {
  const sent = fillRequest(request, saved)
  const response = await session.send(calls[call], sent)
  trackAccounts(run, call, sent, response, { session })
  return response
}

/** Sends the preparing requests. A step without `as` is sent by the person of the case, or in the session of its visitor. */
async function runSetupSteps(
  run: Run,
  example: ContractCase,
  sender: { requester?: Person; visitor?: Session },
  idMapping: IdMapping,
) {
  const saved: Record<string, unknown> = {}
  for (const step of example.before ?? []) {
    const person = step.as ? await run.people.find(step.as) : sender.requester
    const mapped = { ...step, request: mapIds(step.request, idMapping) }
    if (step.as && !person) return { reason: `no account for ${step.as}` }
    const response = person
      ? await sendAs(run, person, mapped, saved)
      : sender.visitor && (await sendAsVisitor(run, sender.visitor, mapped, saved))
    if (!response) return { reason: 'a preparing request has no requester' }
    // Accept any 2xx, because cases of the preparing call itself check the exact status.
    if (response.status < 200 || response.status >= 300) {
      const message = `the preparing request ${step.call} returned ${response.status}: ${JSON.stringify(response.body)}`
      return { difference: { path: 'before', message: message.slice(0, 200) } }
    }
    for (const [key, path] of Object.entries(step.save ?? {})) saved[key] = valueAt(response.body, path)
  }
  return { saved }
}

async function sessionFor(run: Run, name: CallName, requester: Person): Promise<Session | undefined> {
  return ENDS_SESSION.has(name) ? run.people.openSession(requester) : requester.session
}

const forgetAccountsOf = (run: Run, session: Session) =>
  run.createdAccounts.splice(0, Infinity, ...run.createdAccounts.filter((account) => account.session !== session))

/**
 * Sets the scenario of the mock server.
 * @returns false for an unknown scenario
 */
async function setScenario(run: Run, scenario: string | undefined): Promise<boolean> {
  if (!scenario || !run.controlUrl) return true
  const response = await fetch(`${run.controlUrl}scenario/${scenario}`, { method: 'POST' })
  return ((await response.json()) as { scenario?: string }).scenario === scenario
}

async function restoreStepsOf(name: CallName, requester: Person | undefined) {
  const restore = RESTORE[name]
  if (!restore || !requester) return []
  const { body } = await requester.session.send(calls.getMe)
  return restore((body as { data: Record<string, unknown> }).data)
}

/**
 * Runs a case: prepares the data, sends the request, compares the response, waits for events, and removes the created records.
 * @returns a verdict for the response and for each expected event
 * @throws if the backend does not respond
 */
export async function runCase(run: Run, name: CallName, example: ContractCase): Promise<Verdict[]> {
  const call: Call = calls[name]
  const { as, before = [], request, scenario, emits = [] } = example
  const requester = as === null ? undefined : await run.people.find(as)
  if (as !== null && !requester) return [skipped(`no account for ${as}`)]
  if (scenario && !run.controlUrl) return [skipped(`needs the scenario "${scenario}"`)]
  const idMapping = await run.backendSeed.prepare([...before.map((step) => step.request), request], as)
  if ('missing' in idMapping) return [skipped(idMapping.missing)]

  const visitor = requester ? undefined : await run.people.openAnonymousSession()
  const setup = await runSetupSteps(run, example, { requester, visitor }, idMapping)
  if (setup.reason) return [skipped(setup.reason)]
  if (!setup.saved) {
    await cleanUp(run)
    return [failed(setup.difference ?? { path: 'before', message: 'failed' })]
  }

  const sent = fillRequest(mapIds(request, idMapping), setup.saved)
  const people = run.options.isReadOnly ? [] : await peopleOf(run, example)
  const subscriptions = await Promise.all(people.map(async (person) => run.listeners?.joinChannels(person, sent)))
  if (emits.length > 0 && before.length > 0) await run.listeners?.waitUntilQuiet()
  const since = run.listeners?.receivedCounts() ?? new Map<Person, number>()
  const session = requester ? await sessionFor(run, name, requester) : visitor
  if (!session) return [skipped(`${as ?? 'the visitor'} can no longer log in`)]
  const restoreSteps = await restoreStepsOf(name, requester)

  let response: ParsedResponse | undefined
  if (!(await setScenario(run, scenario))) {
    return [failed({ path: 'scenario', message: `the mock server has no scenario "${scenario ?? ''}"` })]
  }
  try {
    for (let count = 0; count < (request.repeat ?? 1); count += 1) {
      response = await session.send(call, sent)
      if (requester) trackCreated(run, name, response, requester)
      trackAccounts(run, name, sent, response, { session, person: requester })
      // The visitor of a case has deleted the account that the case had signed up.
      if (name === 'deleteMe' && response.status === call.status) forgetAccountsOf(run, session)
    }
  } finally {
    await setScenario(run, scenario && 'normal')
  }
  if (!response) return [skipped('it is never sent (repeat: 0)')]

  const isExact = run.backendSeed.state === 'pristine'
  const difference =
    compareResponse(call, example, response, { sent, isExact }) ?? findSolution(response.body, requester?.id)
  // The response may have created cards and sessions. Subscribe the requester to their channels.
  if (requester && emits.length > 0) await run.listeners?.joinChannels(requester, response.body)
  const problem = subscriptions.find((error) => error !== undefined)
  // After a wrong response, do not wait for events: missing ones would only repeat the failure.
  const events = difference ? [] : await eventVerdicts(run, emits, { requester, people, since, problem })
  const restored = restoreSteps.map((step) => ({ step, description: `what ${name} changed` })).reverse()
  run.undoSteps.push(...restored.flatMap((step) => (requester ? [{ ...step, owner: requester }] : [])))
  await cleanUp(run)
  return [difference ? failed(difference) : PASSED, ...events]
}
