import * as z from 'zod/mini'
import type { Card } from '@/api/cards/card.schema'
import type { CardListArg } from '@/api/cards/cardListPages'
import {
  cardFilterSchema,
  type CardSort,
  cardSortSchema,
  type SortOrder,
  sortOrderSchema,
} from '@/api/cards/cardOrder.contract'

/** Accepts numbers: the router parses a numeric term as a number. */
const searchTermSchema = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

/** Search parameters of the board (B-076, B-200, D-2408). Drops invalid parameters, so that a mangled link still opens the board. */
export const boardSearchParamsSchema = z.object({
  search: z.catch(z.optional(searchTermSchema), undefined),
  filter: z.catch(z.optional(cardFilterSchema), undefined),
  sort: z.catch(z.optional(cardSortSchema), undefined),
  order: z.catch(z.optional(sortOrderSchema), undefined),
  /** Marks a quiz, whose manual order is part of the content (D-0079). */
  holds: z.catch(z.optional(z.literal('questions')), undefined),
  /** Id of the stack that the focused card was opened from. */
  stack: z.catch(z.optional(z.string()), undefined),
})
export type BoardSearchParams = z.output<typeof boardSearchParamsSchema>

/** Location on the board, as encoded in the URL. */
export type BoardLocation = {
  /** Open stack, or the stack that the card in focus was opened from; undefined: My Board. */
  stackId: string | undefined
  /** Card in focus. */
  focusedId: string | undefined
  /** Cards on screen, or behind the card in focus. */
  list: CardListArg
}

/** Location of a URL, from path and search parameters (B-052 to B-054). Shared by loaders, screens, tools and the context of the chat. */
export function boardLocationOf(
  { stackId, focusId }: { stackId?: string; focusId?: string },
  search: BoardSearchParams,
  isAutoLayout: boolean,
): BoardLocation {
  const openStackId = focusId ? search.stack : stackId
  return { stackId: openStackId, focusedId: focusId, list: cardListArgFromUrl(search, openStackId, isAutoLayout) }
}

/** Initial search parameters of a stack. A quiz lists its questions in manual order, also with Auto Layout (D-0079). */
export const searchParamsInside = ({ type }: Pick<Card, 'type'>): BoardSearchParams =>
  type === 'quiz' ? { sort: 'manual', order: 'asc', holds: 'questions' } : {}

/** Auto Layout allows only sorting by creation or last change (B-251, D-2202, D-2203). */
export const isSortAvailable = (sort: CardSort, isAutoLayout: boolean): boolean =>
  !isAutoLayout || sort === 'created_at' || sort === 'updated_at'

/** Manual order starts ascending, all other sorts descending (B-258, B-259). */
export const defaultOrderFor = (sort: CardSort): SortOrder => (sort === 'manual' ? 'asc' : 'desc')

/** List argument of a URL. Default: last modified first (B-197, B-198). Dropping a sort drops its order. */
export function cardListArgFromUrl(
  params: BoardSearchParams,
  stackId: string | undefined,
  isAutoLayout: boolean,
): CardListArg {
  const isOrderOfQuestions = params.sort === 'manual' && params.holds !== undefined && stackId !== undefined
  const isObeyed = params.sort === undefined || isOrderOfQuestions || isSortAvailable(params.sort, isAutoLayout)
  const { sort = 'updated_at', order = defaultOrderFor(sort) } = isObeyed ? params : {}
  return { stackId, search: params.search?.trim() ?? '', filter: params.filter ?? 'all', sort, order }
}
