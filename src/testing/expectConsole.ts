/** What a test may say on the console. An error or warning that no test asked for fails the test that caused it. */
import { format } from 'node:util'

/** Redux Toolkit's own checks, which exist in development only, complain when the machine is slow. */
const SLOW_MACHINE = /^\w+StateInvariantMiddleware took \d+ms/

const LEVELS = ['error', 'warn'] as const
const { error, warn } = console

let lines: string[] = []
let expected: RegExp[] = []

/**
 * Announces an error or warning that the test is about to cause. It has to come, and may come more than once.
 * `expectConsole(/^\[api\] getCards failed/)`
 */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern)
}

/** The errors and warnings so far, as the console would print them. */
export const consoleLines = (): readonly string[] => lines

/** Begins to listen for one test. */
export function captureConsole(): void {
  lines = []
  expected = []
  for (const level of LEVELS) {
    console[level] = (...parts: unknown[]) => {
      const line = format(...parts)
      if (!SLOW_MACHINE.test(line)) lines.push(line)
    }
  }
}

/** Ends it: @throws Error with every line that nobody expected, and every expected one that did not come. */
export function assertConsole(): void {
  Object.assign(console, { error, warn })
  const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)))
  const missing = expected.filter((pattern) => !lines.some((line) => pattern.test(line)))
  const problems = [
    ...unexpected.map((line) => `Nobody expected this on the console (allow it with expectConsole):\n${line}`),
    ...missing.map((pattern) => `The console was expected to say ${pattern}, and did not.`),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n\n'))
}
