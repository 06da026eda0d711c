import * as z from 'zod/mini'
import type { Schema } from './call'
import { limitDepth } from './limitDepth'

/** True if a body needs no repair. `contractValidation.ts`, which describes, reports and repairs other bodies, is loaded on first need. */
export const matchesContract = (schema: Schema, body: unknown): boolean =>
  limitDepth(body) === body && z.safeParse(schema, body).success
