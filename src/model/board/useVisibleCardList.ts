import { useMemo } from 'react'
import { type CardList, useCardList } from '@/api/cards/useCardList'
import type { CardListArg } from '@/api/cards/cardListPages'
import { useAppSelector } from '@/store/hooks'
import { selectPendingDeletions, excludePendingDeletions } from '@/store/pendingDeletionsSlice'
import { filterByType, selectCardTypeFilter } from './cardTypeFilterSlice'

/**
 * Returns the visible list: without pending deletions, and with only the card types of the filter. The server does not
 * know this filter, so a filtered `total` counts only the loaded pages.
 * @returns the same object until a part of it changes
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
