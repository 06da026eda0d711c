import { useMemo } from 'react'
import { type CardList, useCardList } from '@/api/cards/useCardList'
import type { CardListArg } from '@/api/cards/cardListPages'
import { useAppSelector } from '@/store/hooks'
import { selectPendingDeletions, excludePendingDeletions } from '@/store/pendingDeletionsSlice'
import { filterByType, selectCardTypeFilter } from './cardTypeFilterSlice'

/**
 * Visible list: without pending deletions, narrowed by the card type filter. The filter is client-only, so a filtered `total` counts the
 * loaded pages alone.
 * @returns the same object until a part changes
 */
export function useVisibleCardList(arg: CardListArg): CardList {
  const list = useCardList(arg)
  const deletions = useAppSelector(selectPendingDeletions)
  const types = useAppSelector(selectCardTypeFilter)
  const remaining = useMemo(() => excludePendingDeletions(list.cards, deletions), [list.cards, deletions])
  const cards = useMemo(() => filterByType(remaining, types), [remaining, types])
  const hiddenCount = list.cards.length - remaining.length
  const total = types.length > 0 ? cards.length : list.total - hiddenCount
  return useMemo(() => ({ ...list, cards, total }), [list, cards, total])
}
