import * as z from 'zod/mini'
import { createExternalStore } from '@/lib/createExternalStore'
import { describeIssue } from '@/lib/describeIssue'
import type { Schema } from './call'
import { limitDepth } from './limitDepth'
import { repairBody } from './repairBody'

/**
 * First contract violation of a response, live event or stream line. `field` is empty if it concerns the whole body.
 */
export type ContractViolation = {
  call: string
  field: string
  detail: string
  isEnvelopeInvalid: boolean
  /** Body with every invalid field repaired (D-0052). */
  repairedBody: unknown
}

/**
 * One violation for the contract panel. `call` may also name an event. `field` looks like `data.[].title` and is empty
 * for the whole body.
 */
export type ContractViolationReport = { call: string; field: string; detail: string; count: number }

/** Violations since page load, in order of first occurrence. One list for the whole page, like the console (D-0095). */
export const contractViolations = createExternalStore<readonly ContractViolationReport[]>([])

const fieldOf = (path: PropertyKey[]) => path.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.')

/** Counts a violation. Only the first one for each call and field is logged to the console. */
function reportViolation(call: string, field: string, detail: string) {
  const reports = contractViolations.getState()
  const existing = reports.find((other) => other.call === call && other.field === field)
  if (existing) {
    const counted = { ...existing, count: existing.count + 1 }
    contractViolations.setState(reports.map((other) => (other === existing ? counted : other)))
    return
  }
  console.warn(`[contract] ${call}: "${field || 'body'}" breaks the contract. ${detail}`)
  contractViolations.setState([...reports, { call, field, detail, count: 1 }])
}

/**
 * Validates a response body, live event or stream line. Returns undefined if it matches the schema, otherwise the first
 * violation. All violations are counted, and each call and field is logged once. A violation inside the payload is
 * repaired, so that one invalid field does not break a screen. If the envelope is invalid (`isEnvelopeInvalid`), there
 * is nothing to render, so the call must fail.
 */
export function findContractViolation(call: string, schema: Schema, body: unknown): ContractViolation | undefined {
  const shallowBody = limitDepth(body)
  const result = z.safeParse(schema, shallowBody)
  if (result.success && shallowBody === body) return undefined
  const repairedBody = repairBody(schema, shallowBody)
  if (result.success) {
    const detail = 'nested too deeply'
    reportViolation(call, '', detail)
    return { call, field: '', detail, isEnvelopeInvalid: false, repairedBody }
  }
  // The same invalid field in several items counts as one violation.
  const details = new Map(result.error.issues.map((issue) => [fieldOf(issue.path), describeIssue(issue)]))
  for (const [field, detail] of details) reportViolation(call, field, detail)
  const first = result.error.issues[0]
  const path = first?.path ?? []
  return {
    call,
    field: fieldOf(path),
    detail: first ? describeIssue(first) : 'invalid',
    isEnvelopeInvalid: path.length <= 1,
    repairedBody,
  }
}

/** Clears all reports, so that tests do not influence each other. */
export const resetViolations = (): void => contractViolations.setState([])
