import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'

/** An idea for a topic. Without a topic, it is only an idea type (C-157, C-158, D-3131). */
export const ideaSchema = z.object({
  id: z.string(),
  idea_type_id: z.string(),
  category: z.object({ id: z.string(), name: z.string() }),
  title: z.string(),
  image: z.nullable(z.string()),
  topic: z.string(),
  idea: z.nullable(z.string()),
  selected: z.optional(z.boolean()),
  is_loading: z.optional(z.boolean()),
})
export type Idea = z.output<typeof ideaSchema>

const topic = z.string().check(z.minLength(1))

/** Calls for ideation (C-367 to C-371, D-3131 to D-3133). */
export const ideasCalls = defineCalls({
  getIdeas: {
    method: 'GET',
    path: 'v1/ideas',
    query: z.object({ prompt: z.optional(z.string()) }),
    status: 200,
    response: dataEnvelope(z.array(ideaSchema)),
  },
  /** The ideas follow on the channel `{userId}.ideation.{sessionId}`. */
  generateIdeas: {
    method: 'POST',
    path: 'v1/ideas/generate',
    isAi: true,
    isErrorLocal: true,
    body: z.object({
      topic,
      idea_type_ids: z.array(z.string()).check(z.minLength(1)),
      /** 16 alphanumeric characters. */
      ideation_session_id: z.string().check(z.length(16)),
    }),
    status: 202,
    response: dataEnvelope(z.object({ ideation_session_id: z.string(), status: z.literal('PROCESSING') })),
  },
  /** Creates a stack from at most 7 selected ideas. Its cards follow in `format.created`. */
  generateIdeaCards: {
    method: 'POST',
    path: 'v1/ideas/formats/generate',
    isAi: true,
    isErrorLocal: true,
    body: z.object({
      idea_types: z
        .array(z.object({ idea_type_id: z.string(), title: z.string(), idea: z.string() }))
        .check(z.minLength(1), z.maxLength(7)),
      parent_stack_id: z.nullable(z.string()),
      topic,
    }),
    status: 201,
    response: z.object({
      id: z.string(),
      data: z.object({ id: z.string(), title: z.string(), type: z.literal('stack') }),
    }),
  },
})
