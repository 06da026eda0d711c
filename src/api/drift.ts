import * as z from 'zod/mini'
import { describeIssue } from '@/lib/describeIssue'
import type { Schema } from './call'

/** Where an answer left its contract. */
export type Drift = { call: string; field: string; problem: string; isEnvelope: boolean }

/** One difference for the panel: in which call or event, where (`data.[].title`, empty for the whole body), what, and how often. */
export type DriftReport = { call: string; field: string; problem: string; times: number }

/** Replaced, never changed, so that who listens can tell that something is new. */
let reports: readonly DriftReport[] = []
const listeners = new Set<() => void>()

function publish(next: readonly DriftReport[]) {
  reports = next
  for (const listener of listeners) listener()
}

/** What was found since the page was opened, the first difference first. */
export const driftReports = (): readonly DriftReport[] => reports

/** Tells of every difference found from now on. @returns ends it */
export function onDrift(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const fieldOf = (path: PropertyKey[]) => path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.')

/** Counts a difference; only the first of a call and field goes to the console. */
function report(call: string, field: string, problem: string) {
  const known = reports.find((other) => other.call === call && other.field === field)
  if (known) {
    publish(reports.map((other) => (other === known ? { ...known, times: known.times + 1 } : other)))
    return
  }
  console.warn(`[contract] ${call}: "${field || 'body'}" breaks the contract. ${problem}`)
  publish([...reports, { call, field, problem, times: 1 }])
}

/**
 * Compares an answer with its contract. Undefined when it fits; else the first difference, which is also said in the console,
 * once for each call and field. A difference inside the payload is only reported, so that one odd field does not take a whole
 * screen away; when the envelope itself is wrong (`isEnvelope`) nothing can be shown and the call fails.
 */
export function findDrift(call: string, schema: Schema, body: unknown): Drift | undefined {
  const result = z.safeParse(schema, body)
  if (result.success) return undefined
  // The same field of several items is one difference.
  const problems = new Map(result.error.issues.map((issue) => [fieldOf(issue.path), describeIssue(issue)]))
  for (const [field, problem] of problems) report(call, field, problem)
  const first = result.error.issues[0]
  const path = first?.path ?? []
  return { call, field: fieldOf(path), problem: first ? describeIssue(first) : 'invalid', isEnvelope: path.length <= 1 }
}

/** Forgets what was reported, so that tests do not depend on each other. */
export const forgetDrift = (): void => publish([])
