/** Plays a flow: its steps one after another, until one of them does not hold what it should. */
import { valueAt } from '../../mocks/runtimes/replay'
import { calls } from '../../src/api/core/calls'
import type { Difference } from './compare'
import { eventVerdicts, failed, PASSED, skipped, type Verdict } from './events'
import { type Expectation, type Flow, RULES } from './flows'
import { MAIN, SECOND } from './options'
import type { Person } from './people'
import { cleanUp, type Run, sendAs, valuesAt } from './run'

const fill = (value: unknown, saved: Record<string, string>): unknown =>
  Array.isArray(value)
    ? value.map((item) => fill(item, saved))
    : typeof value === 'string'
      ? value.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => saved[name] ?? whole)
      : value

/** `{{secondId}}` is a number on the wire. */
const withNumbers = <T>(value: T, secondId: number): T =>
  JSON.parse(JSON.stringify(value ?? null).replaceAll('"{{secondId}}"', String(secondId)) || 'null') as T

function findUnmet(
  body: unknown,
  [path, rule, expected]: Expectation,
  saved: Record<string, string>,
): Difference | undefined {
  const values = valuesAt(body, path)
  const resolvedExpected = fill(expected, saved)
  if (RULES[rule](values, resolvedExpected)) return undefined
  return {
    path,
    message: `${JSON.stringify(values).slice(0, 160)} ${rule} ${JSON.stringify(resolvedExpected) ?? ''}: not so`,
  }
}

/** @throws when the backend does not answer at all */
export async function runFlow(run: Run, { steps }: Flow): Promise<Verdict[]> {
  const main = await run.people.find(MAIN)
  const isTwoPersonFlow = JSON.stringify(steps).includes('second')
  const second = isTwoPersonFlow ? await run.people.find(SECOND) : undefined
  if (!main) return [skipped(`nobody to log in as ${MAIN}`)]
  if (isTwoPersonFlow && !second) return [skipped(`nobody to log in as ${SECOND}`)]
  const people = [main, second].filter((person) => person !== undefined)
  const saved: Record<string, string> = { secondId: String(second?.id) }
  const events: Verdict[] = []
  try {
    for (const [index, step] of steps.entries()) {
      const asker = step.as && second ? second : main
      const where = `step ${index + 1}, ${step.call}`
      const audience = await prepareAudience(run, asker, people, step.emits)
      const request = withNumbers(step.request, second?.id ?? 0)
      const answer = await sendAs(run, asker, { call: step.call, request }, saved)
      const allowed = step.status ?? [calls[step.call].status]
      if (!allowed.includes(answer.status)) {
        const message = `${answer.status} instead of ${allowed.join(' or ')}: ${JSON.stringify(answer.body).slice(0, 160)}`
        return [failed({ path: 'status', message: `${where}: ${message}` }), ...events]
      }
      for (const expectation of step.expect ?? []) {
        const difference = findUnmet(answer.body, expectation, saved)
        if (difference) return [failed({ ...difference, message: `${where}: ${difference.message}` }), ...events]
      }
      if (step.emits) events.push(...(await eventVerdicts(run, step.emits, audience)))
      for (const [key, path] of Object.entries(step.save ?? {})) saved[key] = String(valueAt(answer.body, path))
    }
    return [PASSED, ...events]
  } finally {
    await cleanUp(run)
  }
}

async function prepareAudience({ listeners }: Run, asker: Person, people: Person[], emits: string[] | undefined) {
  const refusals = emits ? await Promise.all(people.map(async (person) => listeners?.joinChannels(person))) : []
  if (emits) await listeners?.waitUntilQuiet()
  const problem = refusals.find((refusal) => refusal !== undefined)
  return { asker, people, problem, since: listeners?.receivedCounts() ?? new Map<Person, number>() }
}
