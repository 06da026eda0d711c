import type { CardListArg } from '@/api/cards/cardListPages'

/** Initial list of My Board, with the last modified card first (B-197, B-198). */
export const myBoard: CardListArg = {
  stackId: undefined,
  search: '',
  filter: 'all',
  sort: 'updated_at',
  order: 'desc',
}
