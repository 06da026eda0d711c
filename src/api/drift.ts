import * as z from 'zod/mini'
import type { CallName } from './calls'
import type { Schema } from './call'

const reported = new Set<string>()

/** Where an answer left its contract. */
export type Drift = { call: string; field: string; problem: string; isEnvelope: boolean }

const fieldOf = (path: PropertyKey[]) => path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.')

/**
 * Compares an answer with its contract. Undefined when it fits; else the first difference, which is also said in the console,
 * once for each call and field. A difference inside the payload is only reported, so that one odd field does not take a whole
 * screen away; when the envelope itself is wrong (`isEnvelope`) nothing can be shown and the call fails.
 */
export function findDrift(call: CallName | (string & {}), schema: Schema, body: unknown): Drift | undefined {
  const result = z.safeParse(schema, body)
  if (result.success) return undefined
  for (const issue of result.error.issues) {
    const key = `${call} ${fieldOf(issue.path)}`
    if (reported.has(key)) continue
    reported.add(key)
    console.warn(`[contract] ${call}: "${fieldOf(issue.path) || 'body'}" breaks the contract. ${issue.message}`)
  }
  const first = result.error.issues[0]
  const path = first?.path ?? []
  return { call, field: fieldOf(path), problem: first?.message ?? 'invalid', isEnvelope: path.length <= 1 }
}

/** Forgets what was reported, so that tests do not depend on each other. */
export const forgetDrift = (): void => reported.clear()
