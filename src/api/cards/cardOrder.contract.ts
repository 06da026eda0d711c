import * as z from 'zod/mini'

// How a list of cards can be asked for (B-200 to B-206). Apart from the calls, because every address of the board is read with it.
export const cardFilterSchema = z.enum(['all', 'shared'])
export const cardSortSchema = z.enum(['manual', 'alphabetical', 'created_at', 'updated_at'])
export const sortOrderSchema = z.enum(['asc', 'desc'])
export type CardFilter = z.output<typeof cardFilterSchema>
export type CardSort = z.output<typeof cardSortSchema>
export type SortOrder = z.output<typeof sortOrderSchema>
