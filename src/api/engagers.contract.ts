import * as z from 'zod/mini'
import { dataOf, defineCall } from './call'

/** A short prompt shown in the landing chat (chat 3; decisions/chat O-35). */
const engagerSchema = z.object({
  id: z.string(),
  text: z.string(),
  type: z.enum(['hook', 'discovery', 'fof', 'subject_concept', 'beyond_education', 'explore']),
  full_text_type: z.string(),
})

export const engagersCalls = {
  getEngagers: defineCall({
    method: 'GET',
    path: 'v1/engagers',
    section: 'chat 7',
    status: 200,
    response: dataOf(z.array(engagerSchema)),
    errors: {},
  }),
}
