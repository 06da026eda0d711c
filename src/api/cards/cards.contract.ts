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

const NOT_ALLOWED = 'The user may not do this with one of the cards.'
const NOT_FOUND = 'There is no such card for the user.'

/** A new card by its type and fields (B-467, the other form of POST v1/format). */
const newCardSchema = z.object({
  type: cardTypeSchema,
  /** The card's fields. */
  data: z.record(z.string(), z.unknown()),
  /** Index in the list, 0 is first. */
  position: z.number(),
  stack_board_id: z.nullable(z.string()),
})
export type NewCard = z.input<typeof newCardSchema>

/** Fields that a save may change: the card's own ones, without those that depend on the viewer (B-469, B-470, D-2501). */
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

/** Cards (B-464 to B-470, D-2502). Stacks are in `stacks.contract.ts`. */
export const cardsCalls = defineCalls({
  getCards: {
    method: 'GET',
    path: 'v1/format',
    rows: ['B-464', 'B-199', 'B-200', 'D-2502'],
    query: z.object({
      /** Stack to list; empty for My Board. */
      parent: z.string(),
      page: z.number().check(z.minimum(1)),
      per_page: z.number().check(z.minimum(1), z.maximum(100)),
      filter: cardFilterSchema,
      sort: cardSortSchema,
      order: sortOrderSchema,
      search: z.string(),
    }),
    status: 200,
    response: z.object({
      data: z.array(cardSchema),
      metadata: z.object({ page: z.number(), total: z.number(), breadcrumbs: z.array(breadcrumbSchema) }),
    }),
    errors: { 404: 'The stack does not exist or is not shared with the user.' },
  },
  getCard: {
    method: 'GET',
    path: 'v1/format/{id}',
    rows: ['B-465', 'B-148', 'D-2502'],
    status: 200,
    response: dataEnvelope(cardSchema),
    errors: { 403: 'The card is not shared with the user any more.', 404: 'There is no such card.' },
  },
  /** The same call under the path that chat and card creation use (C-381, D-2302). */
  getCardUnversioned: {
    method: 'GET',
    path: 'format/{id}',
    rows: ['C-381', 'D-3129'],
    status: 200,
    response: dataEnvelope(cardSchema),
    errors: { 403: 'The card is not shared with the user any more.', 404: 'There is no such card.' },
  },
  /** A new board, which is a card of type stack, or a card by its fields. */
  createCard: {
    method: 'POST',
    path: 'v1/format',
    isErrorLocal: true,
    rows: ['B-466', 'B-467', 'B-360', 'D-2502'],
    body: z.union([
      z.object({ parent_id: z.nullable(z.string()), title: z.string(), type: z.literal('stack') }),
      newCardSchema,
    ]),
    status: 201,
    response: dataEnvelope(cardSchema),
    errors: {
      403: 'The stack belongs to another user.',
      422: 'The name is missing, too long or breaks the word guideline; or cards of the type cannot be created.',
    },
  },
  createCardUnversioned: {
    method: 'POST',
    path: 'format',
    rows: ['C-372', 'D-3129'],
    body: newCardSchema,
    status: 201,
    response: dataEnvelope(cardSchema),
    errors: { 403: 'The stack belongs to another user.', 422: 'Cards of the type cannot be created.' },
  },
  /** All or nothing. For a recipient it only ends their share (B-468, D-2428). */
  removeCards: {
    method: 'DELETE',
    path: 'v1/format',
    isErrorLocal: true,
    rows: ['B-468', 'D-2502'],
    body: z.object({ formats: z.array(z.string()).check(z.minLength(1)) }),
    status: 200,
    response: dataEnvelope(z.object({ deleted_ids: z.array(z.string()) })),
    errors: { 403: NOT_ALLOWED, 404: NOT_FOUND },
  },
  /** Saves a card in full: omitted fields are cleared. */
  saveCard: {
    method: 'PUT',
    path: 'v1/format/{uuid}',
    rows: ['B-469', 'B-557', 'D-2502'],
    body: cardChangeSchema,
    status: 200,
    response: dataEnvelope(cardSchema),
    errors: { 403: NOT_ALLOWED, 404: NOT_FOUND, 422: 'A field breaks its rule.' },
  },
  updateCard: {
    method: 'PUT',
    path: 'v1/format/partial-update/{uuid}',
    isErrorLocal: true,
    rows: ['B-470', 'B-557', 'D-2502'],
    body: cardChangeSchema,
    status: 200,
    response: dataEnvelope(cardSchema),
    errors: { 403: NOT_ALLOWED, 404: NOT_FOUND, 422: 'A field breaks its rule.' },
  },
  /** Never 404: `false` for a card that does not exist or is not accessible (A-459, B-479, D-1308). */
  existsInWhiteboard: {
    method: 'GET',
    path: 'format/existInWhiteboard/{id}',
    rows: ['A-459', 'B-479', 'C-380', 'D-1308'],
    status: 200,
    response: dataEnvelope(z.boolean()),
    errors: {},
  },
  /** Copies in the order of the request, each with the id of its original in `source_id`. */
  duplicateCards: {
    method: 'POST',
    path: 'whiteboard/duplicate-formats',
    isErrorLocal: true,
    rows: ['B-482', 'D-2502'],
    body: z.object({ duplicate_ids: z.array(z.string()).check(z.minLength(1)) }),
    status: 201,
    response: dataEnvelope(z.array(cardSchema)),
    errors: { 403: NOT_ALLOWED, 404: NOT_FOUND },
  },
})
