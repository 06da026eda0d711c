import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { lessonResourceSchema } from './cards/card.schema'

/** Calls for the recommended learning materials of a lesson plan (B-503, B-505, D-2458, D-2507). */
export const lessonsCalls = defineCalls({
  generateLessonMaterials: {
    method: 'POST',
    path: 'format/lesson/materials/generate',
    isErrorLocal: true,
    isAi: true,
    body: z.object({ format_id: z.string() }),
    status: 200,
    response: dataEnvelope(z.array(lessonResourceSchema)),
  },
  addAllLessonMaterials: {
    method: 'POST',
    path: 'format/addAllLessonMaterials',
    isAi: true,
    body: z.object({ formatId: z.string() }),
    status: 201,
    response: dataEnvelope(z.object({ stackName: z.string(), stack_id: z.string() })),
  },
})
