import * as z from 'zod/mini'
import { isRecord } from '@/lib/isRecord'
import type { Schema } from './call'

type Shape = Readonly<Record<string, z.core.$ZodType>>

/** Adds the contract's top-level keys that the body lacks: from `data`, or as null if the schema allows null. */
function withMissingKeys(shape: Shape, body: Record<string, unknown>): Record<string, unknown> {
  const { data } = body
  const missing = Object.keys(shape).filter((key) => key !== 'data' && !Object.hasOwn(body, key))
  const found = missing.flatMap((key): [string, unknown][] => {
    if (isRecord(data) && Object.hasOwn(data, key)) return [[key, data[key]]]
    return z.safeParse(shape[key] ?? z.never(), null).success ? [[key, null]] : []
  })
  return { ...body, ...Object.fromEntries(found) }
}

/**
 * Returns a response body in the envelope of the contract. Accepts a payload without envelope, a key only in the body
 * or only in `data`, and missing nullable keys (D-1201, D-3001). A body without `data` counts as a payload only if it
 * is valid as one.
 */
export function normalizeEnvelope(schema: Schema, body: unknown): unknown {
  if (!(schema instanceof z.ZodMiniObject)) return body
  const shape: Shape = schema.shape
  if (!('data' in shape) || (isRecord(body) && Object.hasOwn(body, 'data')))
    return isRecord(body) ? withMissingKeys(shape, body) : body
  const wrapped = withMissingKeys(shape, { ...(isRecord(body) && body), data: body })
  const read = z.safeParse(schema, wrapped)
  return read.success ? read.data : body
}
