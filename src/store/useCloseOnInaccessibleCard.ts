import { useEffect, useEffectEvent, useId } from 'react'
import { cardViewClosed, cardViewOpened, selectIsViewInaccessible } from './cardViewsSlice'
import { useAppDispatch, useAppSelector } from './hooks'

/**
 * Closes a view when the user loses access to one of its cards (D-0057). `closeInaccessibleCards` shows one snackbar
 * for all closed views.
 * @param cardIds empty while the view is closed
 * @returns true from the loss of access until the view has closed
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
