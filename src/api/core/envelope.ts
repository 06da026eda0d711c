import * as z from 'zod/mini'
import { isRecord } from '@/lib/isRecord'
import type { Schema } from './call'

type Shape = Readonly<Record<string, z.core.$ZodType>>

/** The body with the keys that the contract expects at the top level but that stand in `data`, or are left out where null is allowed. */
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
 * The body of a response in the envelope of the contract. A server may send the payload bare, give a key in the body or in `data` alone,
 * and leave out a key that may be null (D-1201, D-3001). A body without `data` counts as a bare payload only when it is a valid one.
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
