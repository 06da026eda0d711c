import * as z from 'zod/mini'

// Filter and sort options of a card list (B-200 to B-206). They have their own file, because the start-up code parses
// board URLs with these schemas.
export const cardFilterSchema = z.enum(['all', 'shared'])
export const cardSortSchema = z.enum(['manual', 'alphabetical', 'created_at', 'updated_at'])
export const sortOrderSchema = z.enum(['asc', 'desc'])
export type CardFilter = z.output<typeof cardFilterSchema>
export type CardSort = z.output<typeof cardSortSchema>
export type SortOrder = z.output<typeof sortOrderSchema>
