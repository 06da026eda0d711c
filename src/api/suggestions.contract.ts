import * as z from 'zod/mini'
import { defineCalls, dataEnvelope } from './core/call'
import { heartSchema, learnerLevelSchema, suggestionsSchema } from './cards/card.schema'

const eventOf = <const Name extends string, Data extends z.ZodMiniType>(event: Name, data: Data) =>
  z.object({ event: z.literal(event), data })

/** One line of the stream that applies a suggestion to the text (B-485 to B-487, D-2504). */
export const applyEventSchema = z.discriminatedUnion('event', [
  eventOf('token', z.string()),
  eventOf('end', z.object({ suggestion: heartSchema, body: z.string() })),
  eventOf('error', z.object({ message: z.string() })),
])
export type ApplyEvent = z.output<typeof applyEventSchema>

const suggestionsResponse = z.object({ ai_suggestions: suggestionsSchema })

/** Calls for writing suggestions beside the editor (B-483 to B-489, D-2465, D-2467, D-2504). */
export const suggestionsCalls = defineCalls({
  /** Returns the body with `<span data-suggestion="H">` around the passage of each letter. */
  tagSuggestion: {
    method: 'POST',
    path: 'v1/format/{id}/tag-suggestion',
    isErrorLocal: true,
    isAi: true,
    body: z.object({ content: z.string() }),
    status: 200,
    response: z.object({ body: z.string() }),
  },
  /** Returns all suggestions of the level, including those of letters that already existed. */
  generateSuggestion: {
    method: 'POST',
    path: 'v1/format/{id}/generate-suggestion',
    isAi: true,
    body: z.object({ level: learnerLevelSchema, hearts: z.array(heartSchema).check(z.minLength(1)) }),
    status: 200,
    response: suggestionsResponse,
  },
  applySuggestion: {
    method: 'POST',
    path: 'v1/format/{id}/apply-suggestion',
    isErrorLocal: true,
    isAi: true,
    body: z.object({
      suggestion: heartSchema,
      level: learnerLevelSchema,
      /** HTML of the block that contains the passage. */
      context: z.string(),
      /** HTML of the passage. */
      original: z.string(),
      action: z._default(z.enum(['replace', 'append']), 'replace'),
    }),
    status: 200,
    response: applyEventSchema,
    isStream: true,
  },
  dismissSuggestion: {
    method: 'POST',
    path: 'v1/format/{id}/dismiss-suggestion',
    body: z.object({ level: learnerLevelSchema, suggestion: heartSchema }),
    status: 200,
    response: suggestionsResponse,
  },
  toggleSuggestionState: {
    method: 'PUT',
    path: 'v1/format/{id}/toggle-suggestion-state',
    body: z.object({ is_enabled: z.boolean(), level: learnerLevelSchema }),
    status: 200,
    response: dataEnvelope(
      z.object({ id: z.string(), is_ai_suggestion_enabled: z.boolean(), ai_suggestion_level: learnerLevelSchema }),
    ),
  },
})
