import * as z from 'zod/mini'
import type { Schema } from './call'
import { limitDepth } from './limitDepth'

/**
 * True if a body needs no repair. Only for other bodies, the app loads `contractValidation.ts`, which describes,
 * reports and repairs them.
 */
export const matchesContract = (schema: Schema, body: unknown): boolean =>
  limitDepth(body) === body && z.safeParse(schema, body).success
