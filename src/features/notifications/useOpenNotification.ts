import { useCallback, useEffect, useRef, useState } from 'react'
import type { Notification } from '@/api/notifications/notifications.contract'
import { useAppDispatch } from '@/store/hooks'
import { readAndCheck } from './openNotification'

/**
 * Opens the notification that the user pressed last. A response that arrives after the user has left the page is ignored.
 * @returns `open`, with a stable identity
 */
export function useOpenNotification(onOpen: (notification: Notification) => void) {
  const dispatch = useAppDispatch()
  const [openingId, setOpeningId] = useState<string>()
  const latestId = useRef<string>(undefined)
  const latestOnOpen = useRef(onOpen)
  useEffect(() => {
    latestOnOpen.current = onOpen
  })
  useEffect(() => () => void (latestId.current = undefined), [])

  const check = useCallback(
    async (notification: Notification) => {
      const { id } = notification
      if (latestId.current === id) return
      latestId.current = id
      setOpeningId(id)
      const isOnBoard = await dispatch(readAndCheck(notification))
      if (latestId.current !== id) return
      latestId.current = undefined
      setOpeningId(undefined)
      if (isOnBoard) latestOnOpen.current(notification)
    },
    [dispatch],
  )
  const open = useCallback((notification: Notification) => void check(notification), [check])
  return { open, openingId }
}
