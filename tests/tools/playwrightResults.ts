import { relative } from 'node:path'
import type { Reporter, Suite, TestCase } from 'playwright/types/testReporter'
import { addUse, CALLS_ANNOTATION } from '../repo/contractUse'
import { root } from '../e2e/ports'
import { flakyLine, type RUNNERS, type TestResults, writeResults } from './testResults'

/** Returns the calls of the attempt that passed. */
const usedCallsOf = ({ results }: TestCase): string[] =>
  results
    .filter(({ status }) => status === 'passed')
    .flatMap(({ annotations }) => annotations)
    .flatMap(({ type, description }) => (type === CALLS_ANNOTATION && description ? description.split(' ') : []))

/** A Playwright reporter that counts journeys for the summary of `npm test`. */
export default class PlaywrightResults implements Reporter {
  private suite: Suite | undefined
  private readonly runner: (typeof RUNNERS)[number]

  constructor({ runner = 'playwright' }: { runner?: (typeof RUNNERS)[number] } = {}) {
    this.runner = runner
  }

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd(): void {
    const results: TestResults = { passed: 0, failed: 0, skipped: 0, flaky: [], use: {} }
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome()
      if (outcome === 'skipped') results.skipped += 1
      else if (outcome === 'unexpected') results.failed += 1
      else {
        results.passed += 1
        const file = relative(root, test.location.file).replaceAll('\\', '/')
        addUse(results.use, file, usedCallsOf(test))
      }
      if (outcome === 'flaky')
        results.flaky.push(flakyLine(test.titlePath().filter(Boolean).join(' › '), test.results[0]?.error?.message))
    }
    writeResults(this.runner, results)
  }
}
