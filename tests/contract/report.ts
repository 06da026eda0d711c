/** Writes the report of a run as table, JSON or JUnit XML. */
import { type CallName, calls } from '../../src/api/calls'
import { type Channel, type ChannelName, channels } from '../../src/api/channels'
import { firstFailure, formatStep, progressOf } from './progress'
import type { Result } from './run'
import type { Report } from './verifyBackend'
import type { SeedState } from './backendSeed'

type Row = { name: string; passed: number; failed: number; noted: number; skipped: number; reasons: string[] }

const rowOf = (name: string, results: Result[]): Row => {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length
  const reasons = results.flatMap(({ outcome, reason }) => (reason && outcome === 'skipped' ? [reason] : []))
  return {
    name,
    passed: count('passed'),
    failed: count('failed'),
    noted: count('noted'),
    skipped: count('skipped'),
    reasons: [...new Set(reasons)],
  }
}

const eventNames = (Object.entries(channels) as [ChannelName, Channel][]).flatMap(([channel, { events }]) =>
  Object.keys(events).map((event) => `${channel} ${event}`),
)

/** Counts the results by call and by event. Lists events without a result, too, unless `only` limits the run. */
function tally({ results }: Report, only?: CallName[]): { calls: Row[]; events: Row[] } {
  const names = (Object.keys(calls) as CallName[]).filter((name) => !only || only.includes(name))
  const reportedEvents = [...new Set(results.flatMap(({ event }) => event ?? []))]
  const listed = only ? reportedEvents : [...new Set([...eventNames, ...reportedEvents])]
  return {
    calls: names.map((name) =>
      rowOf(
        name,
        results.filter(({ call, event }) => call === name && event === undefined),
      ),
    ),
    events: listed.map((name) =>
      rowOf(
        name,
        results.filter(({ event }) => event === name),
      ),
    ),
  }
}

/** Describes a failure: the case, then path and message of the difference. */
export function formatFailure({ call, event, name, difference }: Result): string {
  const where = difference?.path ? `${difference.path}: ` : ''
  return `${[event, call].filter(Boolean).join(', ')} › ${name}\n    ${where}${difference?.message ?? ''}`
}

/** Returns the same text for failures that differ only in values or indexes. Different statuses count as different. */
function kindOf({ call, event, difference: { path, message } = { path: '', message: '' } }: Result): string {
  const kind = path === 'status' ? message.split(': ', 1)[0] : message.replace(/"[^"]*"|\[.*\]|\d+/g, '#')
  return [event ?? call, path.replace(/\d+/g, '*'), kind].join(' ')
}

/** Lists each kind of failure once: the first case in full, the others by name. */
function formatDistinct(failures: Result[]): string[] {
  const byKind = new Map<string, Result[]>()
  for (const failure of failures) {
    const kind = kindOf(failure)
    byKind.set(kind, [...(byKind.get(kind) ?? []), failure])
  }
  return [...byKind.values()].flatMap(([first, ...others]) =>
    first ? [formatFailure(first), ...others.map(({ name }) => `    also: ${name}`)].join('\n') : [],
  )
}

const STATE_DESCRIPTIONS: Record<SeedState, string> = {
  pristine: 'It holds the unchanged seed of fixtures/seed: values are compared too.',
  modified: 'It holds the seed of fixtures/seed, modified: shapes are compared, and only values that were sent.',
  unseeded: 'It does not hold the seed: shapes are compared, and only values that were sent.',
}

function lines(title: string, rows: Row[]): string[] {
  const width = Math.max(title.length, ...rows.map(({ name }) => name.length))
  const cells = (name: string, ...numbers: (number | string)[]) =>
    `${name.padEnd(width)}${numbers.map((number) => String(number || '·').padStart(8)).join('')}`
  return [
    cells(title, 'passed', 'failed', 'skipped'),
    ...rows.map(({ name, passed, failed, noted, skipped, reasons }) => {
      const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–'
      const why = passed + failed + noted + skipped === 0 ? 'no case causes it' : reasons.join('; ')
      return `${mark} ${cells(name, passed, failed, skipped)}${why ? `   ${why}` : ''}`
    }),
  ].map((line, index) => (index === 0 ? `  ${line}` : line))
}

export function formatTable(report: Report, only?: CallName[]): string {
  const { calls: callRows, events } = tally(report, only)
  const failures = report.results.filter(({ outcome }) => outcome === 'failed')
  const notes = report.results.filter(({ outcome }) => outcome === 'noted')
  const total = rowOf('', report.results)
  const first = firstFailure(report.results)
  const noted = total.noted > 0 ? `, ${total.noted} noted` : ''
  return [
    STATE_DESCRIPTIONS[report.state],
    '',
    ...lines('call', callRows),
    '',
    ...(events.length > 0 ? [...lines('event', events), ''] : []),
    ...formatDistinct(failures).map((failure) => `✗ ${failure}`),
    ...(failures.length > 0 ? [''] : []),
    ...notes.map((note) => `~ ${formatFailure(note)}\n    a note: ${note.reason ?? ''}`),
    ...(notes.length > 0 ? [''] : []),
    ...report.lastingChanges.map((what) => `! for good: ${what}`),
    ...report.notRemoved.map((what) => `! could not be removed: ${what}`),
    ...progressOf(report.results, {}).map(formatStep),
    ...(first ? [`first thing to do: ${formatFailure(first).split('\n', 1)[0] ?? ''}`] : []),
    `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped${noted}.`,
  ].join('\n')
}

export const formatJson = (report: Report, only?: CallName[]): string =>
  `${JSON.stringify({ state: report.state, ...tally(report, only), results: report.results, notRemoved: report.notRemoved, lastingChanges: report.lastingChanges }, null, 2)}\n`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes text for an attribute. Control characters become spaces, because XML does not allow them. */
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark).replace(/\p{Cc}/gu, ' ')

function testCase({ call, event, name, outcome, difference, reason, took }: Result): string {
  const title = event ? `${name}: ${event}` : name
  const open = `    <testcase classname="${escapeXml(call ?? 'events')}" name="${escapeXml(title)}" time="${took / 1000}"`
  if (outcome === 'passed') return `${open}/>`
  const text = outcome === 'failed' ? `${difference?.path ?? ''}: ${difference?.message ?? ''}` : (reason ?? '')
  const tag = outcome === 'failed' ? 'failure' : 'skipped'
  return `${open}><${tag} message="${escapeXml(text)}"/></testcase>`
}

/** Returns the report as JUnit XML, with one suite per call and the suite `events`. Notes count as skipped. */
export function formatJunit({ results }: Report): string {
  const suites = new Map<string, Result[]>()
  for (const result of results) {
    const name = result.call ?? 'events'
    suites.set(name, [...(suites.get(name) ?? []), result])
  }
  const suitesXml = [...suites].map(([name, all]) => {
    const { failed, noted, skipped } = rowOf(name, all)
    const head = `  <testsuite name="${escapeXml(name)}" tests="${all.length}" failures="${failed}" skipped="${skipped + noted}">`
    return [head, ...all.map(testCase), '  </testsuite>'].join('\n')
  })
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suitesXml, '</testsuites>', ''].join('\n')
}
