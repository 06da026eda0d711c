import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useLayoutEffect, useState } from 'react'
import type { Notification } from '@/api/notifications/notifications.contract'
import { useTranslation } from '@/i18n/i18n'
import { measureOnResize } from '@/lib/measureOnResize'
import styles from './NotificationList.module.css'
import { NotificationRow } from './NotificationRow'
import { dayLabel, dayOf } from './notificationTimes'
import { useListFocus } from './useListFocus'

/** Estimated height in px of a row with two lines. Rendered rows are measured. */
const ROW_SIZE = 84
/** Number of rows rendered above and below the viewport. */
const OVERSCAN = 6

type NotificationListProps = {
  /** Newest first. */
  notifications: readonly Notification[]
  now: Date
  /** Id of the notification that the user has pressed, while the app checks its card. */
  openingId: string | undefined
  onOpen: (notification: Notification) => void
  onDelete: (notification: Notification) => void
}

/** Returns the distance in px from the top of the page to the element, also after content above it has changed size. */
function useTop(element: HTMLElement | null): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    return measureOnResize([document.body], measure)
  }, [element])
  return top
}

/** Virtualised list of notifications with a heading for each day (A-220, D-0075). */
export function NotificationList({ notifications, now, openingId, onOpen, onDelete }: NotificationListProps) {
  const { t, language } = useTranslation()
  const [element, setElement] = useState<HTMLUListElement | null>(null)
  const top = useTop(element)
  const { focusedIndex, moveFocus, ...focusHandlers } = useListFocus(element, notifications)
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const virtualizer = useWindowVirtualizer({
    count: notifications.length,
    estimateSize: () => ROW_SIZE,
    getItemKey: (index) => notifications[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    useAnimationFrameWithResizeObserver: true,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(0, startIndex - overscan)
      const last = Math.min(count - 1, endIndex + overscan)
      const visible = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      const isFocusedOutside =
        focusedIndex >= 0 && focusedIndex < count && (focusedIndex < first || focusedIndex > last)
      // The focused row must stay rendered, otherwise focus would be lost.
      return isFocusedOutside ? [...visible, focusedIndex].sort((a, b) => a - b) : visible
    },
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      moveFocus(event.key === 'ArrowDown' ? 1 : -1)
    }
  }

  return (
    <ul
      ref={setElement}
      className={styles.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
      aria-label={t('notifications.title')}
      onKeyDown={onKeyDown}
      {...focusHandlers}
    >
      {virtualizer.getVirtualItems().map(({ index, start, key }) => {
        const notification = notifications[index]
        if (!notification) return null
        const before = notifications[index - 1]
        const startsDay = before === undefined || dayOf(before.created_at) !== dayOf(notification.created_at)
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            className={styles.item}
            style={{ transform: `translateY(${start - top}px)` }}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={notifications.length}
          >
            {startsDay ? <h2 className={styles.day}>{dayLabel(notification.created_at, now, language)}</h2> : null}
            <NotificationRow
              notification={notification}
              now={now}
              isOpening={notification.id === openingId}
              onOpen={onOpen}
              onDelete={onDelete}
            />
          </li>
        )
      })}
    </ul>
  )
}
