import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'

/** A prompt shortcut (C-155, C-156, D-3130). */
export const sparkSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['ideation', 'creation', 'other']),
  image: z.nullable(z.string()),
  description: z.string(),
  order: z.number(),
  option: z.nullable(z.string()),
  category_id: z.string(),
})
export type Spark = z.output<typeof sparkSchema>

const sparkCategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  order: z.number(),
  sparks: z.array(sparkSchema),
})

export const sparksCalls = defineCalls({
  getSparks: {
    method: 'GET',
    path: 'v1/sparks',
    query: z.object({ prompt: z.optional(z.string()) }),
    status: 200,
    response: dataEnvelope(z.array(sparkSchema)),
  },
  getSparkCategories: {
    method: 'GET',
    path: 'v1/sparks/categories',
    query: z.object({ includes: z.optional(z.array(z.string())) }),
    status: 200,
    response: dataEnvelope(z.array(sparkCategorySchema)),
  },
})
