import * as z from 'zod/mini'
import { dataEnvelope, dateSchema, defineCalls } from './core/call'
import { cardSchema, cardTypeSchema } from './cards/card.schema'
import { roleSchema } from './user.contract'

export const clusterNameSchema = z.enum(['whole_class', 'low_cluster', 'medium_cluster', 'high_cluster'])
export type ClusterName = z.output<typeof clusterNameSchema>

/** Calls for insights: quiz results, their recommendations and feedback (B-508 to B-514, D-2508). */
export const insightsCalls = defineCalls({
  /** Newest first. */
  getInsightsSummary: {
    method: 'GET',
    path: 'insights/summary',
    status: 200,
    response: dataEnvelope(
      z.array(
        z.object({
          id: z.string(),
          type: cardTypeSchema,
          origin_title: z.string(),
          stack_id: z.nullable(z.string()),
          /** Ratio, 0 to 1. */
          average_score: z.number(),
          question_count: z.number(),
          updated_at: dateSchema,
        }),
      ),
    ),
  },
  /**
   * Returns the stack of the questions. Returns null if the user has no access to it, which the app shows as
   * `message.link.noAccess`.
   */
  getInsightQuestionStack: {
    method: 'GET',
    path: 'insights/{id}/question-stack',
    status: 200,
    response: dataEnvelope(z.nullable(z.object({ stack_id: z.string(), title: z.string() }))),
  },
  /** Returns the group of the cards that were generated from an insight; null if there are none yet. */
  getInsightGroup: {
    method: 'GET',
    path: 'insights/{id}/group',
    query: z.object({ role: z._default(roleSchema, 'student') }),
    status: 200,
    response: dataEnvelope(z.nullable(cardSchema)),
  },
  generateInsightRecommendation: {
    method: 'GET',
    path: 'insights/generate-recommendation',
    isErrorLocal: true,
    isAi: true,
    query: z.object({
      insight_id: z.string(),
      /** Omitted for an insight without clusters. */
      target_cluster: z.optional(clusterNameSchema),
    }),
    status: 200,
    response: z.object({ recommendation: z.string() }),
  },
  /** Returns skeleton cards. `stack` is null, unless the server had to create a stack. */
  generateRecommendedCard: {
    method: 'POST',
    path: 'insights/generate-recommended-format',
    isAi: true,
    body: z.object({
      insight_id: z.string(),
      temp_id: z.string(),
      parent_id: z.nullable(z.string()),
      target_cluster: z.nullable(clusterNameSchema),
      stack_board_id: z.nullable(z.string()),
      /** The insight's id again, because B-513 requires it. */
      id: z.string(),
    }),
    status: 202,
    response: z.object({ group: cardSchema, stack: z.nullable(cardSchema) }),
  },
  /** The server accepts one feedback per student and insight, of 1 to 1000 characters. */
  sendInsightFeedback: {
    method: 'POST',
    path: 'insights/send-feedback',
    body: z.object({
      insight_id: z.string(),
      parent_id: z.nullable(z.string()),
      user_id: z.number(),
      feedback: z.string(),
      targetCluster: z.nullable(clusterNameSchema),
    }),
    status: 200,
    response: dataEnvelope(
      z.object({ user_id: z.number(), teacher_feedback: z.string(), teacher_feedback_submitted: z.literal(true) }),
    ),
  },
})
