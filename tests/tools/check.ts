/**
 * `npm test`: every check, the quick ones side by side and then one after the other. It stops after the first stage with a failure, and
 * always ends with how long each step took, the flaky tests by name and the totals of all tests.
 * `npm run test:full` (`--full`) adds what a single change seldom breaks: the drag matrix, long property tests and the verifier's broken backends.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { budgetBuilds } from '../e2e/ports'
import { clearResults, readResults, summaryOf } from './testResults'

/** Steps of one stage run side by side; those of the first use a core each. Journeys run on the builds that the budget has measured. */
const STAGES = [['typecheck', 'lint', 'format', 'dead-code', 'browser'], ['test:unit'], ['budget'], ['test:e2e']]

const isFull = process.argv.includes('--full')
const env = { ...process.env, E2E_BUILDS: budgetBuilds, ...(isFull && { FULL_TESTS: '1' }) }
const durations: string[] = []
const failed: string[] = []

/** Runs one step; what it prints appears at once if it is alone, and otherwise when it ends. */
async function run(step: string, isAlone: boolean): Promise<void> {
  if (isAlone) console.log(`\n▶ npm run ${step}`)
  const startedAt = performance.now()
  const child = spawn('npm', ['run', '--silent', step], {
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env,
    // `npm` is a batch file on Windows, which only a shell finds.
    shell: process.platform === 'win32',
  })
  const [[status], ...output] = await Promise.all([
    once(child, 'close'),
    ...[child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  ])
  if (!isAlone) console.log(`\n▶ npm run ${step}\n${output.join('')}`.trimEnd())
  durations.push(`${step} ${Math.round((performance.now() - startedAt) / 1000)} s`)
  if (status !== 0) failed.push(step)
}

clearResults()
for (const steps of STAGES) {
  await Promise.all(steps.map((step) => run(step, steps.length === 1)))
  if (failed.length > 0) break
}

console.log(`\n${durations.join(', ')}`)
if (failed.length > 0) console.log(`Failed: ${failed.map((step) => `npm run ${step}`).join(', ')}`)
console.log(summaryOf(readResults(['vitest', 'playwright'])))
process.exitCode = failed.length > 0 ? 1 : 0
