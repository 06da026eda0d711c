import { useSelector } from 'react-redux'
import { type RootWithApi, selectCachedCard, useGetCardQuery } from './optimisticCards'

/** A card read on its own, as it is shown: with the changes that the server has not confirmed yet. */
export function useCard(cardId: string) {
  const { currentData, error } = useGetCardQuery({ cardId })
  const shown = useSelector((state: RootWithApi) => selectCachedCard(state, cardId))
  return { card: currentData && (shown ?? currentData), error }
}
