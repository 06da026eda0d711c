/**
 * Decides which test shows that the app makes a call or handles a live event. `contractUse.json` has one test file for
 * each, `COVERAGE.md` shows it, and `npm test` compares it with what the tests have done.
 */
/** Number of passed tests by call or live event, for each test file (path from the root) that ran. */
export type ContractUse = Record<string, Record<string, number>>

/** The test file of each call and live event, events as in `emits`: `{ getMe: 'tests/e2e/session.spec.ts' }`. */
export type TestsOfContract = Readonly<Record<string, string>>

/** Type of the annotation with which a journey hands its calls to the reporter, separated by spaces. */
export const CALLS_ANNOTATION = 'calls of the contract'

/** Adds a passed test of a file with the calls and live events that the app has used in it. */
export function addUse(use: ContractUse, file: string, names: readonly string[]): void {
  const counts = (use[file] ??= {})
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
}

/**
 * Returns a sentence for each call or live event that the app uses in no test, or not in the test of `contractUse.json`.
 * @param use of the whole run; undefined after a run of part of the tests, which proves nothing
 */
export function contractUseProblems(tests: TestsOfContract, use: ContractUse | undefined): string[] {
  if (!use) return []
  const used = new Set(Object.values(use).flatMap((counts) => Object.keys(counts)))
  return Object.entries(tests).flatMap(([name, test]) => {
    if (!used.has(name)) return [`No unit test, story or journey has the app use "${name}" of the contract.`]
    if (use[test]?.[name]) return []
    return [`${test} no longer has the app use "${name}", as COVERAGE.md says: run npm run contract:use.`]
  })
}

/**
 * Returns the new content of `contractUse.json`. A test stays unless it ran and did not use the call or event. The file with
 * the most tests replaces it, because such a file depends least on a single test.
 */
export function chooseTests(names: readonly string[], tests: TestsOfContract, use: ContractUse): TestsOfContract {
  const choose = (name: string): string | undefined => {
    const current = tests[name]
    const isRefuted = current !== undefined && current in use && !use[current]?.[name]
    if (current !== undefined && !isRefuted) return current
    const counts = Object.entries(use).map(([file, { [name]: count = 0 }]) => ({ file, count }))
    const [best] = counts
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.file.localeCompare(b.file))
    return best?.file ?? current
  }
  return Object.fromEntries(
    names.flatMap((name) => {
      const test = choose(name)
      return test === undefined ? [] : [[name, test]]
    }),
  )
}
