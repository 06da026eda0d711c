import * as z from 'zod/mini'
import type { CardListArg } from '@/api/cards/cardListPages'
import { cardFilterSchema, cardSortSchema, sortOrderSchema } from '@/api/cards/cardOrder.contract'

/** A word that the router may have read as a number. */
const searchTermSchema = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

/**
 * What the board keeps in the address (B-076, B-200, D-2408). Whatever cannot be read is left out, so that a mangled link still opens
 * the board.
 */
export const boardSearchParamsSchema = z.object({
  search: z.catch(z.optional(searchTermSchema), undefined),
  filter: z.catch(z.optional(cardFilterSchema), undefined),
  sort: z.catch(z.optional(cardSortSchema), undefined),
  order: z.catch(z.optional(sortOrderSchema), undefined),
  /** The stack that a card in focus was opened from. */
  stack: z.catch(z.optional(z.string()), undefined),
})
export type BoardSearchParams = z.output<typeof boardSearchParamsSchema>

/** The list that an address asks for: newest change first unless it says otherwise; by hand counts upwards (B-197, B-198, B-258, B-259). */
export function cardListArgFromUrl(search: BoardSearchParams, stackId: string | undefined): CardListArg {
  const sort = search.sort ?? 'updated_at'
  return {
    stackId,
    search: search.search?.trim() ?? '',
    filter: search.filter ?? 'all',
    sort,
    order: search.order ?? (sort === 'manual' ? 'asc' : 'desc'),
  }
}
