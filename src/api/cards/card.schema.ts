/**
 * The card ('format' in API paths) in all its types (B-148, D-2501, D-2510). A card has the same fields in requests, in
 * the cache and in docs/requirements.
 */
import * as z from 'zod/mini'
import { dateSchema } from '../core/call'

const text = z.string()
const nullableText = z.nullable(z.string())

const personSchema = z.object({ id: z.number(), name: text })
export const objectiveSchema = z.object({ id: z.number(), code: text, text })
/** Subtypes of a text card (C-194 to C-198, D-2111). */
export const subtypeSchema = z.enum([
  'Memorization Technique',
  'Study Aid',
  'Introduction to New Materials',
  'Introduction',
  'Memorization',
])
const suggestionSchema = z.object({ text, status: z.enum(['displayed', 'applied', 'dismissed']) })
export const heartSchema = z.enum(['H', 'E', 'A', 'R', 'T'])
export type Heart = z.output<typeof heartSchema>
export const learnerLevelSchema = z.enum(['beginner', 'mixed_abilities', 'advanced'])
export type LearnerLevel = z.output<typeof learnerLevelSchema>
/** Suggestions by level, then by letter (B-155, B-188, D-2468). A level or letter without suggestions is omitted. */
export const suggestionsSchema = z.partialRecord(learnerLevelSchema, z.partialRecord(heartSchema, suggestionSchema))
/** Card types that a recommended learning material may have (B-172). */
export const lessonResourceTypeSchema = z.enum([
  'studyaid',
  'memorization',
  'text',
  'intro',
  'video',
  'quiz',
  'question',
  'table',
])
export const lessonResourceSchema = z.object({
  title: text,
  type: lessonResourceTypeSchema,
  recommendedResourcePrompt: text,
})

const shareStatusSchema = z.enum(['default', 'shared', 'read', 'not_read', 'scheduled'])
export type ShareStatus = z.output<typeof shareStatusSchema>

/** Recommended next prompts for a card (B-156, D-3127). Only the first has a `type`, which is a card type. */
const recommendationsSchema = z.object({
  first_recommendation: z.object({ text, type: z.lazy((): z.ZodMiniType<string> => cardTypeSchema) }),
  second_recommendation: z.optional(z.object({ text })),
  third_recommendation: z.optional(z.object({ text })),
})

const commonFields = {
  /** A UUID. */
  id: text,
  /** `temp_` and a UUID, while the call that creates the card is pending. */
  temp_id: nullableText,
  title: text,
  subtitle: nullableText,
  subtype: z.nullable(subtypeSchema),
  /** Path below `file/image/`, or an absolute URL. */
  image: nullableText,
  /** Vertical focal point of the image, 0 (top) to 100 (bottom) percent. */
  image_y: z.number(),
  srcset: nullableText,
  previewURL: nullableText,
  /** Index in the list's manual order, starting at 0; null for a card that is not in that order (C-199, D-3129). */
  position: z.nullable(z.number()),
  parent_id: nullableText,
  /** Stack that contains the card, the same value as `parent_id`; null for My Board (C-199, D-3017). */
  stack_board_id: nullableText,
  parent_owner_id: z.nullable(z.number()),
  owner_id: z.number(),
  shared_by: z.nullable(personSchema),
  isOwner: z.boolean(),
  share_status: shareStatusSchema,
  /** Set for the owner: true once a recipient has opened the card. */
  share_opened: z.boolean(),
  is_empty_state: z.boolean(),
  loading: z.boolean(),
  /** True while only the type and position of a generated card are known (C-199, D-3129). */
  skeleton: z.boolean(),
  mediaLoading: z.boolean(),
  lesson_resources: z.array(lessonResourceSchema),
  show_alert: z.boolean(),
  ai_suggestion_level: z.nullable(learnerLevelSchema),
  ai_suggestions: z.nullable(suggestionsSchema),
  is_ai_suggestion_enabled: z.boolean(),
  recommendations: z.nullable(recommendationsSchema),
  base_lo: z.array(objectiveSchema),
  related_lo: z.array(objectiveSchema),
  /** Id of the original. Present only in the response of `duplicateCards`. */
  source_id: z.optional(text),
  /** ISO 8601 in UTC. */
  created_at: dateSchema,
  updated_at: dateSchema,
}

const richTextCard = <const Type extends string>(type: Type) =>
  z.object({ ...commonFields, type: z.literal(type), body: nullableText, data: z.nullable(z.unknown()) })

const containerFields = {
  ...commonFields,
  body: nullableText,
  data: z.object({ cards: z.number() }),
  childCount: z.number(),
  readingTime: z.object({ minutes_to_consume: z.number() }),
  first_child_id: nullableText,
}

export const answerSchema = z.object({ label: text, text, isCorrect: z.nullable(z.boolean()) })
/** An answer that does not reveal whether it is correct (D-2450). */
export const hiddenAnswerSchema = z.object({ label: text, text, isCorrect: z.null() })

const questionCard = z.object({
  ...commonFields,
  type: z.literal('question'),
  body: nullableText,
  data: z.nullable(z.unknown()),
  question: text,
  answers: z.array(answerSchema),
  is_multi_select: z.boolean(),
  marks: z.number(),
  showImage: z.boolean(),
  is_answered: z.boolean(),
  receiver_submitted: z.boolean(),
})

export const tableBodySchema = z.object({
  content: text,
  data_tables: z.array(z.object({ name: text, headers: z.array(text), rows: z.array(z.array(text)) })),
})

const tableCard = z.object({
  ...commonFields,
  type: z.literal('table'),
  data: z.nullable(z.unknown()),
  body: tableBodySchema,
})

const videoCard = z.object({
  ...commonFields,
  type: z.literal('video'),
  body: nullableText,
  data: z.nullable(z.unknown()),
  videoId: text,
  thumbnail: nullableText,
})

const documentLinkCard = z.object({
  ...commonFields,
  type: z.literal('documentlink'),
  body: nullableText,
  data: z.object({ url: text }),
})

export const scopeSchema = z.object({
  name: text,
  color: text,
  /** 0 to 100 percent. */
  percentage: z.number(),
  status: z.enum(['not_started', 'uphill', 'downhill', 'done']),
})

const hillChartCard = z.object({
  ...commonFields,
  type: z.literal('hillchart'),
  body: nullableText,
  data: z.nullable(z.unknown()),
  scopes: z.array(scopeSchema),
})

const overviewAnswers = z.array(z.object({ label: text, text, isCorrect: z.optional(z.nullable(z.boolean())) }))

const selfResultFields = {
  body: nullableText,
  data: z.nullable(z.unknown()),
  origin_title: text,
  stack_id: nullableText,
  material_id: nullableText,
  insight_summary: text,
  stats: z.object({
    /** Ratio, 0 to 1. */
    average_score: z.number(),
    correct_answers: z.number(),
    question_count: z.number(),
  }),
  celebrate: z.union([z.string(), z.number()]),
  explore: text,
  recommendation: nullableText,
  questions_overview: z.array(
    z.object({ question_body: text, answers: overviewAnswers, is_correct: z.boolean(), question_number: z.number() }),
  ),
}

const studentResultFields = {
  ...selfResultFields,
  teacher_feedback: nullableText,
  teacher_feedback_submitted: z.boolean(),
}

const markerSchema = z.object({
  student_name: text,
  /** Ratio, 0 to 1. */
  average_score: z.number(),
  user_id: z.number(),
  teacher_feedback: nullableText,
  teacher_feedback_submitted: z.boolean(),
  created_at: dateSchema,
})
const clusterSchema = z.object({
  recommendation: nullableText,
  explore: text,
  celebrate: z.union([z.string(), z.number()]),
})

const classInsightCard = z.object({
  ...commonFields,
  type: z.literal('classquestioninsight'),
  body: nullableText,
  data: z.nullable(z.unknown()),
  origin_title: text,
  stack_id: nullableText,
  /** Question that the insight is about, if it is about a single question instead of a stack (B-176). */
  material_id: z.optional(nullableText),
  summary: text,
  stats: z.object({
    /** Ratio, 0 to 1. */
    average_score: z.number(),
    students_completed: z.number(),
    students_shared_with: z.number(),
    low_markers: z.number(),
    medium_markers: z.number(),
    high_markers: z.number(),
  }),
  report: z.object({
    low_markers: z.array(markerSchema),
    medium_markers: z.array(markerSchema),
    high_markers: z.array(markerSchema),
  }),
  class_questions_overview: z.array(
    z.object({
      question_body: text,
      answers: overviewAnswers,
      question_number: z.number(),
      correct_responses_count: z.number(),
      incorrect_responses_count: z.number(),
    }),
  ),
  clustersCER: z.object({
    whole_class: clusterSchema,
    low_cluster: clusterSchema,
    medium_cluster: clusterSchema,
    high_cluster: clusterSchema,
  }),
})

const resultInsightCard = <const Type extends string, Fields extends z.core.$ZodLooseShape>(
  type: Type,
  fields: Fields,
) => z.object({ ...commonFields, ...fields, type: z.literal(type) })

const leafCards = [
  richTextCard('text'),
  richTextCard('intro'),
  richTextCard('memorization'),
  richTextCard('studyaid'),
  richTextCard('lessonplan'),
  richTextCard('image'),
  richTextCard('imageupload'),
  richTextCard('drawing'),
  richTextCard('shape'),
  richTextCard('annotation'),
  tableCard,
  videoCard,
  documentLinkCard,
  questionCard,
  hillChartCard,
  resultInsightCard('selfquestioninsight', selfResultFields),
  resultInsightCard('schoolquestioninsight', studentResultFields),
  resultInsightCard('studentquestioninsight', studentResultFields),
  classInsightCard,
] as const

const containerCard = <const Type extends string, Extra extends z.core.$ZodLooseShape>(type: Type, extra: Extra) =>
  z.object({ ...containerFields, ...extra, type: z.literal(type) })

/** Insight whose results led to the practice cards (B-513). */
const practiceFields = { insight_id: z.optional(nullableText) }

const childCardSchema = z.discriminatedUnion('type', [
  ...leafCards,
  containerCard('quiz', {}),
  containerCard('stack', {}),
  containerCard('group', {}),
  containerCard('groupinsight', practiceFields),
])
/** The children. Present only in responses for a single card (B-173, D-2110). */
const childCardsField = { cards: z.optional(z.array(childCardSchema)) }

export const cardSchema = z.discriminatedUnion('type', [
  ...leafCards,
  containerCard('quiz', childCardsField),
  containerCard('stack', childCardsField),
  containerCard('group', childCardsField),
  containerCard('groupinsight', { ...childCardsField, ...practiceFields }),
])
export type Card = z.output<typeof cardSchema>
export type CardType = Card['type']
export type CardOf<Type extends CardType> = Extract<Card, { type: Type }>

export const cardTypeNames = cardSchema.def.options.flatMap((option): CardType[] => option.shape.type.def.values)
export const cardTypeSchema = z.enum(cardTypeNames)

/**
 * Card on a channel that all its viewers share, so it contains nothing that differs between viewers (D-2520). Questions
 * lack their solution, containers their cards. Each viewer receives the missing fields with `format.updated` on their
 * own channel.
 */
export const commonCardSchema = cardSchema.check(
  z.refine((card) => !card.isOwner, { path: ['isOwner'], error: 'is that of one viewer' }),
  z.refine((card) => card.type !== 'question' || card.answers.every(({ isCorrect }) => isCorrect === null), {
    path: ['answers'],
    error: 'contain the solution',
  }),
  z.refine((card) => !('cards' in card), { path: ['cards'], error: 'differ by viewer' }),
)
