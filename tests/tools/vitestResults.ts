import type { Reporter, TestModule } from 'vitest/node'
import { addUse } from '../repo/contractUse.ts'
import { flakyLine, type TestResults, writeResults } from './testResults.ts'

/** A Vitest reporter that counts unit tests and stories for the summary of `npm test`. */
export class VitestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const results: TestResults = { passed: 0, failed: 0, skipped: 0, flaky: [], use: {} }
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      // A file may fail before any of its tests runs. Count it as one failure.
      if (module.state() === 'failed' && tests.every((test) => test.result().state !== 'failed')) results.failed += 1
      for (const test of tests) {
        const { state, errors } = test.result()
        if (state === 'passed') {
          results.passed += 1
          addUse(results.use, module.relativeModuleId, test.meta().contractUse ?? [])
        } else if (state === 'failed') results.failed += 1
        else results.skipped += 1
        if (test.diagnostic()?.flaky)
          results.flaky.push(flakyLine(`${module.relativeModuleId} › ${test.fullName}`, errors?.[0]?.message))
      }
    }
    writeResults('vitest', results)
  }
}
