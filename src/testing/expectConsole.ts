/** Console guard: an error or warning fails the test, unless the test has announced it. */

/** Warnings that are ignored. Redux Toolkit's development checks warn if they take long, as on a slow machine. */
const SLOW_MACHINE = /^\w+StateInvariantMiddleware took \d+ms/

const LEVELS = ['error', 'warn'] as const
const { error, warn } = console

const textOf = (part: unknown): string => {
  if (typeof part === 'string') return part
  if (part instanceof Error) {
    const text = part.stack ?? String(part)
    return part.cause === undefined ? text : `${text}\nCaused by: ${textOf(part.cause)}`
  }
  try {
    return JSON.stringify(part) ?? String(part)
  } catch {
    return String(part)
  }
}

/**
 * Formats a line as the console prints it: `%s` and similar directives are replaced with the next part. Runs in Node
 * and in the browser.
 */
function format([first, ...parts]: unknown[]): string {
  const text = textOf(first).replaceAll(/%[sdioOjc]/g, (directive) =>
    parts.length > 0 ? textOf(parts.shift()) : directive,
  )
  return [text, ...parts.map(textOf)].join(' ')
}

let lines: string[] = []
let expected: RegExp[] = []
let allowed: RegExp[] = []

/**
 * Announces an error or warning that the test will cause at least once: `expectConsole(/^\[api\] getCards failed/)`.
 */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern)
}

/** Allows an error or warning that the test may cause. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern)
}

/** Returns the errors and warnings so far, formatted as the console prints them. */
export const consoleLines = (): readonly string[] => lines

/** Starts capturing for one test. */
export function captureConsole(): void {
  lines = []
  expected = []
  allowed = []
  for (const level of LEVELS) {
    console[level] = (...parts: unknown[]) => {
      const line = format(parts)
      if (!SLOW_MACHINE.test(line)) lines.push(line)
    }
  }
}

/**
 * Stops capturing.
 * @throws Error that lists every unexpected line and every expected pattern that did not occur
 */
export function assertConsole(): void {
  Object.assign(console, { error, warn })
  const unexpected = lines.filter((line) => ![...expected, ...allowed].some((pattern) => pattern.test(line)))
  const missing = expected.filter((pattern) => !lines.some((line) => pattern.test(line)))
  const problems = [
    ...unexpected.map((line) => `Unexpected console output (announce it with expectConsole):\n${line}`),
    ...missing.map((pattern) => `Expected console output that matches ${pattern}, but there was none.`),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n\n'))
}
