import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from '../core/call'
import { cardFilterSchema, cardSortSchema, sortOrderSchema } from './cardOrder.contract'
import {
  answerSchema,
  cardSchema,
  cardTypeSchema,
  lessonResourceSchema,
  objectiveSchema,
  scopeSchema,
  subtypeSchema,
  tableBodySchema,
} from './card.schema'

const breadcrumbSchema = z.object({ id: z.string(), title: z.string() })
export type Breadcrumb = z.output<typeof breadcrumbSchema>

/** A new card by its type and fields, in the form that B-467 requires for POST v1/format. */
const newCardSchema = z.object({
  type: cardTypeSchema,
  data: z.record(z.string(), z.unknown()),
  /** Index in the list, starting at 0. */
  position: z.number(),
  stack_board_id: z.nullable(z.string()),
})
export type NewCard = z.input<typeof newCardSchema>

/**
 * Fields that a save may change. They belong to the card itself and do not depend on the viewer (B-469, B-470, D-2501).
 */
export const cardChangeSchema = z.partial(
  z.object({
    title: z.string(),
    subtitle: z.nullable(z.string()),
    subtype: z.nullable(subtypeSchema),
    body: z.union([z.null(), z.string(), tableBodySchema]),
    image: z.nullable(z.string()),
    image_y: z.number(),
    data: z.nullable(z.record(z.string(), z.unknown())),
    question: z.string(),
    answers: z.array(answerSchema),
    marks: z.number(),
    showImage: z.boolean(),
    videoId: z.string(),
    scopes: z.array(scopeSchema),
    lesson_resources: z.array(lessonResourceSchema),
    base_lo: z.array(objectiveSchema),
    related_lo: z.array(objectiveSchema),
  }),
)
export type CardChange = z.input<typeof cardChangeSchema>

/** Calls for cards (B-464 to B-470, D-2502). Calls for stacks are in `stacks.contract.ts`. */
export const cardsCalls = defineCalls({
  getCards: {
    method: 'GET',
    path: 'v1/format',
    query: z.object({
      /** Stack to list; empty or absent for My Board. */
      parent: z._default(z.string(), ''),
      page: z.number().check(z.minimum(1)),
      per_page: z.number().check(z.minimum(1), z.maximum(100)),
      filter: cardFilterSchema,
      sort: cardSortSchema,
      order: sortOrderSchema,
      search: z._default(z.string(), ''),
    }),
    status: 200,
    response: z.object({
      data: z.array(cardSchema),
      metadata: z.object({ page: z.number(), total: z.number(), breadcrumbs: z.array(breadcrumbSchema) }),
    }),
  },
  getCard: {
    method: 'GET',
    path: 'v1/format/{id}',
    status: 200,
    response: dataEnvelope(cardSchema),
  },
  /** The same as `getCard`, under the path that chat and card creation use (C-381, D-2302). */
  getCardUnversioned: {
    method: 'GET',
    path: 'format/{id}',
    status: 200,
    response: dataEnvelope(cardSchema),
  },
  /** Creates a board, which is a card of type stack, or a card by its fields. */
  createCard: {
    method: 'POST',
    path: 'v1/format',
    isErrorLocal: true,
    body: z.union([
      z.object({ parent_id: z.nullable(z.string()), title: z.string(), type: z.literal('stack') }),
      newCardSchema,
    ]),
    status: 201,
    response: dataEnvelope(cardSchema),
  },
  createCardUnversioned: {
    method: 'POST',
    path: 'format',
    body: newCardSchema,
    status: 201,
    response: dataEnvelope(cardSchema),
  },
  /**
   * The server deletes all of the cards or none. A recipient's call only ends the sharing with this recipient (B-468,
   * D-2428).
   */
  removeCards: {
    method: 'DELETE',
    path: 'v1/format',
    isErrorLocal: true,
    body: z.object({ formats: z.array(z.string()).check(z.minLength(1)) }),
    status: 200,
    response: dataEnvelope(z.object({ deleted_ids: z.array(z.string()) })),
  },
  /** Saves a whole card: the server clears omitted fields. */
  saveCard: {
    method: 'PUT',
    path: 'v1/format/{uuid}',
    body: cardChangeSchema,
    status: 200,
    response: dataEnvelope(cardSchema),
  },
  updateCard: {
    method: 'PUT',
    path: 'v1/format/partial-update/{uuid}',
    isErrorLocal: true,
    body: cardChangeSchema,
    status: 200,
    response: dataEnvelope(cardSchema),
  },
  /** Never answers 404, but `false` for a card that does not exist or is not accessible (A-459, B-479, D-1308). */
  existsInWhiteboard: {
    method: 'GET',
    path: 'format/existInWhiteboard/{id}',
    status: 200,
    response: dataEnvelope(z.boolean()),
  },
  /** Copies cards in the order of the request. Each copy has the id of its original in `source_id`. */
  duplicateCards: {
    method: 'POST',
    path: 'whiteboard/duplicate-formats',
    isErrorLocal: true,
    body: z.object({ duplicate_ids: z.array(z.string()).check(z.minLength(1)) }),
    status: 201,
    response: dataEnvelope(z.array(cardSchema)),
  },
})
