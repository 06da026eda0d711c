import type { Reporter, Suite } from 'playwright/types/testReporter'
import { flakyLine, type TestResults, writeResults } from './testResults'

/** A Playwright reporter that counts journeys for the summary of `npm test`. */
export default class PlaywrightResults implements Reporter {
  private suite: Suite | undefined

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd(): void {
    const results: TestResults = { passed: 0, failed: 0, skipped: 0, flaky: [] }
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome()
      if (outcome === 'skipped') results.skipped += 1
      else if (outcome === 'unexpected') results.failed += 1
      else results.passed += 1
      if (outcome === 'flaky')
        results.flaky.push(flakyLine(test.titlePath().filter(Boolean).join(' › '), test.results[0]?.error?.message))
    }
    writeResults('playwright', results)
  }
}
