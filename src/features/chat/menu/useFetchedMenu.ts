import { useEffect, useEffectEvent } from 'react'
import { fetchMenu } from '@/model/conversation/agents'
import { useAppDispatch } from '@/store/hooks'

/** Fetches the menu while open, and again in another language. A failure is told and closes the menu; the next opening asks again. */
export function useFetchedMenu(onFailure: () => void): void {
  const dispatch = useAppDispatch()
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    let isOpen = true
    const { isFetched, release } = dispatch(fetchMenu(() => isOpen))
    void isFetched.then((isSuccess) => {
      if (!isSuccess && isOpen) fail()
    })
    return () => {
      isOpen = false
      release()
    }
  }, [dispatch])
}
