import * as z from 'zod/mini'
import { isRecord } from '@/lib/isRecord'
import type { Schema } from './call'

type Shape = Readonly<Record<string, z.core.$ZodType>>

/** Adds missing top-level keys of the contract: taken from `data`, or null where the schema allows null. */
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
 * Response body in the envelope of the contract. Accepts a bare payload, a key only in the body or only in `data`, and missing nullable
 * keys (D-1201, D-3001). A body without `data` counts as a bare payload only if the payload is valid.
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
