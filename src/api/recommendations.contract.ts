import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'

/** Calls for recommended next prompts (C-353, C-354, D-3127). */
export const recommendationsCalls = defineCalls({
  /**
   * Lists predefined suggestions. The client, not the server, compares their keywords with the words of the card
   * (D-3127).
   */
  getRecommendations: {
    method: 'GET',
    path: 'recommendations/non-generated/{x}',
    status: 200,
    response: dataEnvelope(
      z.array(
        z.object({
          id: z.string(),
          text: z.string(),
          type: z.nullable(z.string()),
          /** Separated by commas. */
          keywords: z.string(),
          order: z.number(),
        }),
      ),
    ),
  },
  /** The reply arrives on the channel `magic.{userId}`. */
  triggerRecommendation: {
    method: 'POST',
    path: 'recommendations/trigger',
    isAi: true,
    // Shown in the conversation.
    isErrorLocal: true,
    body: z.object({
      text: z.string().check(z.minLength(1)),
      type: z.nullable(z.string()),
      contextFormatIds: z.array(z.string()),
    }),
    status: 202,
    response: dataEnvelope(z.object({ status: z.literal('OK') })),
  },
})
