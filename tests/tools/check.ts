/**
 * `npm test`: every check in turn, the quick ones first. It stops at the first that fails, and always ends with how long each took,
 * the flaky tests by name and the totals of all tests.
 * `npm run test:full` (`--full`) adds what a single change seldom breaks: the whole drag matrix, long property tests and the verifier's broken backends.
 */
import { spawnSync } from 'node:child_process'
import { clearResults, readResults, summaryOf } from './testResults'

// The budget builds the app as `npm run build` and `npm run build:demo` do.
const STEPS = ['typecheck', 'lint', 'format', 'dead-code', 'browser', 'test:unit', 'budget', 'test:e2e']

const isFull = process.argv.includes('--full')
const env = { ...process.env, ...(isFull && { FULL_TESTS: '1' }) }
const durations: string[] = []
let failed: string | undefined

clearResults()
for (const step of STEPS) {
  console.log(`\n▶ npm run ${step}`)
  const startedAt = performance.now()
  // `npm` is a batch file on Windows, which only a shell finds.
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  })
  durations.push(`${step} ${Math.round((performance.now() - startedAt) / 1000)} s`)
  if (status !== 0) {
    failed = step
    break
  }
}

console.log(`\n${durations.join(', ')}`)
if (failed) console.log(`Failed: npm run ${failed}`)
console.log(summaryOf(readResults(['vitest', 'playwright'])))
process.exitCode = failed ? 1 : 0
