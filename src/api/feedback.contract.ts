import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'

const userFeedbackSchema = z.object({ type: z.enum(['issue', 'idea', 'general']), text: z.string() })

/** Feedback on a reply and on the product (C-355, C-356, C-358, D-3128). */
export const feedbackCalls = defineCalls({
  rateReply: {
    method: 'POST',
    path: 'feedback',
    body: z.object({
      chatId: z.string(),
      chatMessageId: z.string(),
      rating: z.enum(['THUMBS_UP', 'THUMBS_DOWN']),
      message: z.string(),
    }),
    status: 201,
    response: z.object({ id: z.string(), data: z.object({ id: z.string() }) }),
  },
  updateRating: {
    method: 'POST',
    path: 'feedback/update',
    body: z.object({ feedbackId: z.string(), message: z.string() }),
    status: 200,
    response: z.object({ status: z.literal('OK'), data: z.object({ status: z.literal('OK') }) }),
  },
  sendUserFeedback: {
    method: 'POST',
    path: 'v1/userfeedback',
    isErrorLocal: true,
    body: userFeedbackSchema,
    status: 201,
    response: dataEnvelope(z.object({ id: z.string(), ...userFeedbackSchema.shape })),
  },
})
