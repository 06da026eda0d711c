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

/** The router parses a numeric term as a number. */
const searchTermSchema = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

/**
 * Search parameters of the board (B-076, B-200, D-2408). Invalid parameters are dropped, so that a mangled link still opens the board.
 */
export const boardSearchParamsSchema = z.object({
  search: z.catch(z.optional(searchTermSchema), undefined),
  filter: z.catch(z.optional(cardFilterSchema), undefined),
  sort: z.catch(z.optional(cardSortSchema), undefined),
  order: z.catch(z.optional(sortOrderSchema), undefined),
  /** The stack is a quiz, whose manual order belongs to its content (D-0079). */
  holds: z.catch(z.optional(z.literal('questions')), undefined),
  /** Id of the stack that the focused card was opened from. */
  stack: z.catch(z.optional(z.string()), undefined),
})
export type BoardSearchParams = z.output<typeof boardSearchParamsSchema>

/** A place on the board, as its address names it. */
export type BoardLocation = {
  /** The open stack, or the one that the card in focus was opened from; undefined is My Board. */
  stackId: string | undefined
  /** The card in focus. */
  focusedId: string | undefined
  /** The cards on screen, or behind the card in focus. */
  list: CardListArg
}

/**
 * The place that an address shows, from its path and its search parameters (B-052 to B-054). The one rule for loaders, screens, tools
 * and the chat's context.
 */
export function boardLocationOf(
  { stackId, focusId }: { stackId?: string; focusId?: string },
  search: BoardSearchParams,
  isAutoLayout: boolean,
): BoardLocation {
  const openStackId = focusId ? search.stack : stackId
  return { stackId: openStackId, focusedId: focusId, list: cardListArgFromUrl(search, openStackId, isAutoLayout) }
}

/** What the address of a stack says at first. The questions of a quiz are listed as they are asked, also with Auto Layout (D-0079). */
export const searchParamsInside = ({ type }: Pick<Card, 'type'>): BoardSearchParams =>
  type === 'quiz' ? { sort: 'manual', order: 'asc', holds: 'questions' } : {}

/** Auto Layout arranges cards by creation or by last change, and in no other way (B-251, D-2202, D-2203). */
export const isSortAvailable = (sort: CardSort, isAutoLayout: boolean): boolean =>
  !isAutoLayout || sort === 'created_at' || sort === 'updated_at'

/** Manual order starts ascending, all other sorts descending (B-258, B-259). */
export const defaultOrderFor = (sort: CardSort): SortOrder => (sort === 'manual' ? 'asc' : 'desc')

/** List argument of a URL. Default: last modified first (B-197, B-198). An order belongs to its sort and is dropped with it. */
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
