import { useEffect, useRef, useState } from 'react'
import type { Notification } from '@/api/notifications.contract'
import { useEventCallback } from '@/lib/useEventCallback'
import { useAppDispatch } from '@/store/hooks'
import { readAndCheck } from './openNotification'

/** Opens the notification that was pressed last. Whoever has left the screen before the answer comes is not led away from the next one. */
export function useOpenNotification(onOpen: (notification: Notification) => void) {
  const dispatch = useAppDispatch()
  const [openingId, setOpeningId] = useState<string>()
  const latestId = useRef<string>(undefined)
  useEffect(() => () => void (latestId.current = undefined), [])

  const check = async (notification: Notification) => {
    const { id } = notification
    if (latestId.current === id) return
    latestId.current = id
    setOpeningId(id)
    const isOnBoard = await dispatch(readAndCheck(notification))
    if (latestId.current !== id) return
    latestId.current = undefined
    setOpeningId(undefined)
    if (isOnBoard) onOpen(notification)
  }
  return { open: useEventCallback((notification: Notification) => void check(notification)), openingId }
}
