import { useEffect, useEffectEvent, useId } from 'react'
import { cardViewClosed, cardViewOpened, selectIsViewInaccessible } from './cardViewsSlice'
import { useAppDispatch, useAppSelector } from './hooks'

/**
 * Closes what is open about cards when access to one of them is lost (D-0057). The snackbar comes from `removeInaccessibleCards`, once for all that closes.
 * @param cardIds empty while nothing is open
 * @returns true from the loss until it has closed
 */
export function useCloseOnInaccessibleCard(cardIds: readonly string[], close: () => void): boolean {
  const id = useId()
  const dispatch = useAppDispatch()
  const isInaccessible = useAppSelector((state) => selectIsViewInaccessible(state, id))
  const joinedIds = cardIds.join(',')
  useEffect(() => {
    if (joinedIds === '') return
    dispatch(cardViewOpened({ id, cardIds: joinedIds.split(',') }))
    return () => void dispatch(cardViewClosed({ id }))
  }, [id, joinedIds, dispatch])
  const onInaccessible = useEffectEvent(close)
  useEffect(() => {
    if (isInaccessible) onInaccessible()
  }, [isInaccessible])
  return isInaccessible
}
