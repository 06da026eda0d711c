/**
 * `npm test` runs every check: quick ones in parallel, then the others one after the other. It stops after the first stage with
 * a failure. A run without a failure also checks that the app has used each call and live event of the contract. Every run ends
 * with the duration of each step, the names of flaky tests, and the totals of all tests. `npm run test:full` (`--full`) adds the
 * drag matrix, long property tests, the verifier's broken backends and the journeys on the built site and beside servers of others, which rarely fail.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { budgetBuilds } from '../e2e/ports'
import { type ContractUse, contractUseProblems } from '../repo/contractUse'
import testsOfContract from '../repo/contractUse.json'
import { clearResults, readResults, RUNNERS, summaryOf } from './testResults'

/** The steps of a stage run in parallel. `budget` comes before the journeys, because they use its builds. */
const STAGES = [['typecheck', 'lint', 'format', 'dead-code', 'browser'], ['test:unit'], ['budget'], ['test:e2e']]

const isFull = process.argv.includes('--full')
if (isFull) STAGES.push(['test:site'])
const env = { ...process.env, E2E_BUILDS: budgetBuilds, ...(isFull && { FULL_TESTS: '1' }) }
const durations: string[] = []
const failed: string[] = []

/** Runs a step. The output of a lone step is printed at once, that of parallel steps when each has ended. */
async function run(step: string, isAlone: boolean): Promise<void> {
  if (isAlone) console.log(`\n▶ npm run ${step}`)
  const startedAt = performance.now()
  const child = spawn('npm', ['run', '--silent', step], {
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env,
    // On Windows `npm` is a batch file, which only a shell can run.
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
const results = readResults(RUNNERS)
const use: ContractUse = Object.assign({}, ...results.map((result) => result.use))
const problems = contractUseProblems(testsOfContract, failed.length === 0 ? use : undefined)
if (problems.length > 0) console.log(problems.join('\n'))
console.log(summaryOf(results))
process.exitCode = failed.length + problems.length > 0 ? 1 : 0
