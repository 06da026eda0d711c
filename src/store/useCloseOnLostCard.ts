import { useEffect, useEffectEvent, useId } from 'react'
import { cardViewClosed, cardViewOpened, selectIsViewLost } from './cardViewsSlice'
import { useAppDispatch, useAppSelector } from './hooks'

/**
 * Closes what is open about cards when access to one of them is lost (D-0057). The snackbar comes from `loseCards`, once for all that closes.
 * @param cardIds empty while nothing is open
 * @returns true from the loss until it has closed
 */
export function useCloseOnLostCard(cardIds: readonly string[], close: () => void): boolean {
  const id = useId()
  const dispatch = useAppDispatch()
  const isLost = useAppSelector((state) => selectIsViewLost(state, id))
  const idsAsJson = JSON.stringify(cardIds)
  useEffect(() => {
    const openIds = JSON.parse(idsAsJson) as string[]
    if (openIds.length === 0) return
    dispatch(cardViewOpened({ id, cardIds: openIds }))
    return () => void dispatch(cardViewClosed({ id }))
  }, [id, idsAsJson, dispatch])
  const onLost = useEffectEvent(close)
  useEffect(() => {
    if (isLost) onLost()
  }, [isLost])
  return isLost
}
