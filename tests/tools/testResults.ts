import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ContractUse } from '../repo/contractUse'

/**
 * The counts of one test runner, and the app's use of the contract in its passed tests. A flaky test is one that passed only on its
 * second attempt.
 */
export type TestResults = { passed: number; failed: number; skipped: number; flaky: string[]; use: ContractUse }

export const RUNNERS = ['vitest', 'playwright', 'site'] as const

const FOLDER = resolve(import.meta.dirname, '../../node_modules/.cache/heartboard-results')
const fileOf = (runner: string) => join(FOLDER, `${runner}.json`)

/** Stores the results of a runner for the summary of `npm test`. */
export function writeResults(runner: (typeof RUNNERS)[number], results: TestResults): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(runner), JSON.stringify(results))
}

/** Returns one line with the title of a flaky test and the reason of its first failure (at most 300 characters). */
export function flakyLine(title: string, message = ''): string {
  const reason = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim()
  return reason ? `${title}: ${reason.slice(0, 300)}` : title
}

/** Returns the results that the runners have stored since `clearResults`. */
export function readResults(runners: readonly string[]): TestResults[] {
  return runners.flatMap((runner) => {
    try {
      return [JSON.parse(readFileSync(fileOf(runner), 'utf8')) as TestResults]
    } catch {
      return []
    }
  })
}

export const clearResults = (): void => rmSync(FOLDER, { recursive: true, force: true })

/** Returns the end of a run's log: a FLAKY line for each test that was retried, then one line with the totals. */
export function summaryOf(results: readonly TestResults[]): string {
  const sum = (count: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[count], 0)
  const flaky = results.flatMap((result) => result.flaky).map((title) => `FLAKY ${title}`)
  return [...flaky, `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`].join('\n')
}
