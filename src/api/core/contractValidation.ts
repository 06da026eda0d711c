import * as z from 'zod/mini'
import { describeIssue } from '@/lib/describeIssue'
import type { Schema } from './call'

/** Where an answer left its contract. */
export type ContractViolation = { call: string; field: string; detail: string; isEnvelopeInvalid: boolean }

/** One difference for the panel: in which call or event, where (`data.[].title`, empty for the whole body), what, and how often. */
export type ContractViolationReport = { call: string; field: string; detail: string; count: number }

/** Replaced, never changed, so that who listens can tell that something is new. */
let reports: readonly ContractViolationReport[] = []
const listeners = new Set<() => void>()

function publish(next: readonly ContractViolationReport[]) {
  reports = next
  for (const listener of listeners) listener()
}

/** What was found since the page was opened, the first difference first. */
export const getViolations = (): readonly ContractViolationReport[] => reports

/** Tells of every difference found from now on. @returns ends it */
export function subscribeToViolations(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const fieldOf = (path: PropertyKey[]) => path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.')

/** Counts a difference; only the first of a call and field goes to the console. */
function reportViolation(call: string, field: string, detail: string) {
  const existing = reports.find((other) => other.call === call && other.field === field)
  if (existing) {
    publish(reports.map((other) => (other === existing ? { ...existing, count: existing.count + 1 } : other)))
    return
  }
  console.warn(`[contract] ${call}: "${field || 'body'}" breaks the contract. ${detail}`)
  publish([...reports, { call, field, detail, count: 1 }])
}

/**
 * Compares an answer with its contract. Undefined when it fits; else the first difference, which is also said in the console,
 * once for each call and field. A difference inside the payload is only reported, so that one odd field does not take a whole
 * screen away; when the envelope itself is wrong (`isEnvelopeInvalid`) nothing can be shown and the call fails.
 */
export function findContractViolation(call: string, schema: Schema, body: unknown): ContractViolation | undefined {
  const result = z.safeParse(schema, body)
  if (result.success) return undefined
  // The same field of several items is one difference.
  const details = new Map(result.error.issues.map((issue) => [fieldOf(issue.path), describeIssue(issue)]))
  for (const [field, detail] of details) reportViolation(call, field, detail)
  const first = result.error.issues[0]
  const path = first?.path ?? []
  return {
    call,
    field: fieldOf(path),
    detail: first ? describeIssue(first) : 'invalid',
    isEnvelopeInvalid: path.length <= 1,
  }
}

/** Forgets what was reported, so that tests do not depend on each other. */
export const resetViolations = (): void => publish([])
