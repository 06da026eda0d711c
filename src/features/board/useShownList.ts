import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { type CardList, useCardList } from '@/api/cardList'
import type { CardListArg } from '@/api/loadedCards'
import { selectDeletions, withoutDeleted } from '@/state/deletions'
import { ofTypes, selectShownTypes } from './shownTypes'

/** The list as it is on screen: without what is being deleted, and narrowed to the chosen types. */
export function useShownList(arg: CardListArg): CardList {
  const list = useCardList(arg)
  const deletions = useSelector(selectDeletions)
  const types = useSelector(selectShownTypes)
  const left = useMemo(() => withoutDeleted(list.cards, deletions), [list.cards, deletions])
  const cards = useMemo(() => ofTypes(left, types), [left, types])
  const hidden = list.cards.length - left.length
  return { ...list, cards, total: types.length > 0 && !list.hasMore ? cards.length : list.total - hidden }
}
