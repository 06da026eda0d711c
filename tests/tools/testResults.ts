import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What one test runner counted. A flaky test passed on its second attempt. */
export type TestResults = { passed: number; failed: number; skipped: number; flaky: string[] }

const FOLDER = resolve(import.meta.dirname, '../../node_modules/.cache/heartboard-results')
const fileOf = (runner: string) => join(FOLDER, `${runner}.json`)

/** Keeps the results of a runner for the summary of `npm test`. */
export function writeResults(runner: string, results: TestResults): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(runner), JSON.stringify(results))
}

/** A flaky test and why its first attempt failed, in one line of at most 300 characters after the title. */
export function flakyLine(title: string, message = ''): string {
  const reason = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim()
  return reason ? `${title}: ${reason.slice(0, 300)}` : title
}

/** The results of the runners that have run since `clearResults`. */
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

/** The end of a run's log: a FLAKY line for each test that needed its retry, then the totals on a line of their own. */
export function summaryOf(results: readonly TestResults[]): string {
  const sum = (count: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[count], 0)
  const flaky = results.flatMap((result) => result.flaky).map((title) => `FLAKY ${title}`)
  return [...flaky, `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`].join('\n')
}
