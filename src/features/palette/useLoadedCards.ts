import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import type { Card } from '@/api/cards/card.schema'
import { type CardListArg, cardsOf } from '@/api/cards/cardListPages'
import { selectCachedListArgs, selectCachedPages } from '@/api/cards/cardSelectors'
import { uniqueBy } from '@/lib/uniqueBy'
import { useTranslation } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'
import { excludePendingDeletions, selectPendingDeletions } from '@/store/pendingDeletionsSlice'
import type { RootState } from '@/store/rootReducer'
import { type TitledCard, titledCards } from './titledCards'

/** Pages of every cached list, those of the list on screen first. */
const selectAllPages = (list: CardListArg) => (state: RootState) => [
  selectCachedPages(state, list),
  ...selectCachedListArgs(state).map((arg) => selectCachedPages(state, arg)),
]

/** Returns every card that a list has loaded, each once. Live events change the result while the palette is open. */
export function useLoadedCards(list: CardListArg): { listed: readonly Card[]; cards: readonly TitledCard[] } {
  const { t } = useTranslation()
  const pages = useAppSelector(selectAllPages(list), shallowEqual)
  const deletions = useAppSelector(selectPendingDeletions)
  return useMemo(() => {
    const [listed = [], ...others] = pages.map(cardsOf)
    const all = uniqueBy([...listed, ...others.flat()], ({ id }) => id)
    return { listed, cards: titledCards(excludePendingDeletions(all, deletions), t) }
  }, [pages, deletions, t])
}
