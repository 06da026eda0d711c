/** Sends the requests of a flow in order until an expectation fails. */
import { valueAt } from '@mocks/runtimes/replay'
import { calls } from '../../src/api/calls'
import type { Difference } from './compare'
import { eventVerdicts, failed, PASSED, skipped, type Verdict } from './events'
import { type Expectation, type Flow, type FlowStep, RULES } from './flowSteps'
import { MAIN, SECOND } from './options'
import type { Person } from './people'
import { findSolution } from './solutions'
import { cleanUp, type Run, sendAs, valuesAt } from './run'

const fill = (value: unknown, saved: Record<string, unknown>): unknown =>
  Array.isArray(value)
    ? value.map((item) => fill(item, saved))
    : typeof value === 'string'
      ? value.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(saved[name] ?? whole))
      : value

/** True if a step may return the status. Calls that only help the flow may return any success status. */
function isAllowedStatus({ call, status: allowed }: FlowStep, flow: Flow, status: number): boolean {
  if (allowed) return allowed.includes(status)
  return call === flow.call ? status === calls[call].status : status >= 200 && status < 300
}

function findUnmet(
  body: unknown,
  [path, rule, expected]: Expectation,
  saved: Record<string, unknown>,
): Difference | undefined {
  const values = valuesAt(body, path)
  const resolvedExpected = fill(expected, saved)
  if (RULES[rule](values, resolvedExpected)) return undefined
  return {
    path,
    message: `${JSON.stringify(values).slice(0, 160)} ${rule} ${JSON.stringify(resolvedExpected) ?? ''}: failed`,
  }
}

/**
 * Runs a flow.
 * @returns a verdict for the flow and for each expected event
 * @throws if the backend does not respond
 */
export async function runFlow(run: Run, flow: Flow): Promise<Verdict[]> {
  const { steps } = flow
  const main = await run.people.find(MAIN)
  const isTwoPersonFlow = JSON.stringify(steps).includes('second')
  const second = isTwoPersonFlow ? await run.people.find(SECOND) : undefined
  if (!main) return [skipped(`no account for ${MAIN}`)]
  if (isTwoPersonFlow && !second) return [skipped(`no account for ${SECOND}`)]
  const people = [main, second].filter((person) => person !== undefined)
  const saved: Record<string, unknown> = { mainId: main.id, secondId: second?.id }
  const events: Verdict[] = []
  try {
    for (const [index, step] of steps.entries()) {
      const requester = step.as && second ? second : main
      const where = `step ${index + 1}, ${step.call}`
      const audience = await prepareAudience(run, requester, people, step.emits)
      const response = await sendAs(run, requester, step, saved)
      if (!isAllowedStatus(step, flow, response.status)) {
        const allowed = step.status ?? [calls[step.call].status]
        const message = `${response.status} instead of ${allowed.join(' or ')}: ${JSON.stringify(response.body).slice(0, 160)}`
        return [failed({ path: 'status', message: `${where}: ${message}` }), ...events]
      }
      for (const expectation of step.expect ?? []) {
        const difference = findUnmet(response.body, expectation, saved)
        if (difference) return [failed({ ...difference, message: `${where}: ${difference.message}` }), ...events]
      }
      const solution = findSolution(response.body, requester.id)
      if (solution) return [failed({ ...solution, message: `${where}: ${solution.message}` }), ...events]
      if (step.emits) events.push(...(await eventVerdicts(run, step.emits, audience)))
      for (const [key, path] of Object.entries(step.save ?? {})) saved[key] = valueAt(response.body, path)
    }
    return [PASSED, ...events]
  } finally {
    await cleanUp(run)
  }
}

async function prepareAudience({ listeners }: Run, requester: Person, people: Person[], emits: string[] | undefined) {
  const errors = emits ? await Promise.all(people.map(async (person) => listeners?.joinChannels(person))) : []
  if (emits) await listeners?.waitUntilQuiet()
  const problem = errors.find((error) => error !== undefined)
  return { requester, people, problem, since: listeners?.receivedCounts() ?? new Map<Person, number>() }
}
