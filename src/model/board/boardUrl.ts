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

/** Accepts numbers, because the router parses a numeric search term as a number. */
const searchTermSchema = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

/**
 * Search parameters of the board (B-076, B-200, D-2408). Invalid parameters are dropped, so that a damaged link still
 * opens the board.
 */
export const boardSearchParamsSchema = z.object({
  search: z.catch(z.optional(searchTermSchema), undefined),
  filter: z.catch(z.optional(cardFilterSchema), undefined),
  sort: z.catch(z.optional(cardSortSchema), undefined),
  order: z.catch(z.optional(sortOrderSchema), undefined),
  /** Marks a quiz, whose manual order is part of its content (D-0079). */
  holds: z.catch(z.optional(z.literal('questions')), undefined),
  /** Id of the stack from which the card in focus was opened. */
  stack: z.catch(z.optional(z.string()), undefined),
  /** Marks a list that the landing covers (D-0901). */
  landing: z.catch(z.optional(z.literal(true)), undefined),
  /** Id of the presented card or stack, so that Back ends the presentation. */
  present: z.catch(z.optional(z.string()), undefined),
})
export type BoardSearchParams = z.output<typeof boardSearchParamsSchema>

/** Location on the board, as the URL contains it. */
export type BoardLocation = {
  /** Open stack, or the stack from which the card in focus was opened; undefined for My Board. */
  stackId: string | undefined
  focusedId: string | undefined
  /** The displayed list, or the list behind the card in focus. */
  list: CardListArg
}

/**
 * Returns the location for the path and search parameters of a URL (B-052 to B-054). Used by loaders, screens, tools
 * and the context of the chat.
 */
export function boardLocationOf(
  { stackId, focusId }: { stackId?: string; focusId?: string },
  search: BoardSearchParams,
  isAutoLayout: boolean,
): BoardLocation {
  const openStackId = focusId ? search.stack : stackId
  return { stackId: openStackId, focusedId: focusId, list: cardListArgFromUrl(search, openStackId, isAutoLayout) }
}

/** True for the paths of My Board and of stacks, which the landing may cover (A-107 to A-109, D-3023). */
export const isLandingPath = (pathname: string): boolean => /^\/board(\/?$|\/stack(\/|$))/.test(pathname)

/**
 * Returns the initial search parameters of a stack. A quiz lists its questions in manual order, even with Auto Layout
 * (D-0079).
 */
export const searchParamsInside = ({ type }: Pick<Card, 'type'>): BoardSearchParams =>
  type === 'quiz' ? { sort: 'manual', order: 'asc', holds: 'questions' } : {}

/**
 * True if the sort order is available. Auto Layout allows only sorting by creation or last change (B-251, D-2202,
 * D-2203).
 */
export const isSortAvailable = (sort: CardSort, isAutoLayout: boolean): boolean =>
  !isAutoLayout || sort === 'created_at' || sort === 'updated_at'

/** Returns the initial order of a sort: ascending for the manual order, descending for all others (B-258, B-259). */
export const defaultOrderFor = (sort: CardSort): SortOrder => (sort === 'manual' ? 'asc' : 'desc')

/**
 * Returns the list argument for a URL. By default, the last modified card is first (B-197, B-198). If the sort is not
 * available, its order is dropped too.
 */
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
