import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { lessonResourceSchema } from './cards/card.schema'

const NOT_FOUND = 'There is no such lesson plan for the person.'

/** Recommended Learning Materials of a lesson plan (board 7; decisions/board 3, lesson). */
export const lessonsCalls = defineCalls({
  generateLessonMaterials: {
    method: 'POST',
    path: 'format/lesson/materials/generate',
    section: 'board 7',
    isAi: true,
    body: z.object({ format_id: z.string() }),
    status: 200,
    response: dataEnvelope(z.array(lessonResourceSchema)),
    errors: { 404: NOT_FOUND, 422: 'The card is no lesson plan.', 429: 'The daily AI quota is used up.' },
  },
  addAllLessonMaterials: {
    method: 'POST',
    path: 'format/addAllLessonMaterials',
    section: 'board 7',
    isAi: true,
    body: z.object({ formatId: z.string() }),
    status: 201,
    response: dataEnvelope(z.object({ stackName: z.string(), stack_id: z.string() })),
    errors: { 404: NOT_FOUND, 422: 'The lesson plan has no materials yet.', 429: 'The daily AI quota is used up.' },
  },
})
