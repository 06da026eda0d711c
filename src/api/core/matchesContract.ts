import * as z from 'zod/mini'
import type { Schema } from './call'
import { limitDepth } from './limitDepth'

/**
 * Whether a body can be used as it is. What describes, reports and repairs the others (`contractValidation.ts`) is loaded with the first one
 * that cannot.
 */
export const matchesContract = (schema: Schema, body: unknown): boolean =>
  limitDepth(body) === body && z.safeParse(schema, body).success
