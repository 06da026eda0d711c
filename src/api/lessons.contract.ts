import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { lessonResourceSchema } from './cards/card.schema'

const NOT_FOUND = 'There is no such lesson plan for the user.'

/** Recommended Learning Materials of a lesson plan (B-503, B-505, D-2458, D-2507). */
export const lessonsCalls = defineCalls({
  generateLessonMaterials: {
    method: 'POST',
    path: 'format/lesson/materials/generate',
    isErrorLocal: true,
    rows: ['B-503', 'B-504', 'C-378', 'D-2507'],
    isAi: true,
    body: z.object({ format_id: z.string() }),
    status: 200,
    response: dataEnvelope(z.array(lessonResourceSchema)),
    errors: { 404: NOT_FOUND, 422: 'The card is no lesson plan.', 429: 'The daily AI quota is used up.' },
  },
  addAllLessonMaterials: {
    method: 'POST',
    path: 'format/addAllLessonMaterials',
    rows: ['B-505', 'C-379', 'D-2507'],
    isAi: true,
    body: z.object({ formatId: z.string() }),
    status: 201,
    response: dataEnvelope(z.object({ stackName: z.string(), stack_id: z.string() })),
    errors: { 404: NOT_FOUND, 422: 'The lesson plan has no materials yet.', 429: 'The daily AI quota is used up.' },
  },
})
