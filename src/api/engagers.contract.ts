import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'

const engagerTypeSchema = z.enum(['hook', 'discovery', 'fof', 'subject_concept', 'beyond_education', 'explore'])

/** A short prompt shown in the landing chat (C-161, D-3135). */
const engagerSchema = z.object({
  id: z.string(),
  text: z.string(),
  type: engagerTypeSchema,
  full_text_type: z.string(),
})

export const engagersCalls = defineCalls({
  getEngagers: {
    method: 'GET',
    path: 'v1/engagers',
    status: 200,
    response: dataEnvelope(z.array(engagerSchema)),
  },
  /** The reply is streamed on the channel `magic.{userId}`. */
  engage: {
    method: 'POST',
    path: 'v1/engagers/engage',
    isAi: true,
    isErrorLocal: true,
    body: z.object({ text: z.string().check(z.minLength(1)), type: engagerTypeSchema, full_text_type: z.string() }),
    status: 202,
    response: dataEnvelope(z.object({ status: z.literal('OK') })),
  },
})
