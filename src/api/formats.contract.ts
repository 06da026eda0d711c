import * as z from 'zod/mini'
import { dataOf, defineCall } from './call'
import { cardSchema } from './card.schema'

export const cardFilterSchema = z.enum(['all', 'shared'])
export const cardSortSchema = z.enum(['manual', 'alphabetical', 'created_at', 'updated_at'])
export const sortOrderSchema = z.enum(['asc', 'desc'])
export type CardFilter = z.output<typeof cardFilterSchema>
export type CardSort = z.output<typeof cardSortSchema>
export type SortOrder = z.output<typeof sortOrderSchema>

const breadcrumbSchema = z.object({ id: z.string(), title: z.string() })
export type Breadcrumb = z.output<typeof breadcrumbSchema>

/** Cards and stacks (board 7; decisions/board 4). */
export const formatsCalls = {
  getCards: defineCall({
    method: 'GET',
    path: 'v1/format',
    section: 'board 7',
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
    errors: { 404: 'The stack does not exist or is not shared with the person.' },
  }),
  getCard: defineCall({
    method: 'GET',
    path: 'v1/format/{id}',
    section: 'board 7',
    status: 200,
    response: dataOf(cardSchema),
    errors: { 403: 'The card is not shared with the person any more.', 404: 'There is no such card.' },
  }),
}
