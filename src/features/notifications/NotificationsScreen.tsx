import { CheckCheck } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { toApiError } from '@/api/core/errors'
import { notificationChangesApi, readAllNotifications } from '@/api/notifications/notificationChanges'
import { notificationsApi } from '@/api/notifications/notifications'
import type { Notification } from '@/api/notifications/notifications.contract'
import { selectMe } from '@/api/user'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { Switch } from '@/ui/Switch'
import { NotificationList } from './NotificationList'
import { NoNotifications, NotificationsError, NotificationsSkeleton, NoUnread } from './NotificationStates'
import styles from './NotificationsScreen.module.css'
import { type NotificationTarget, targetOf } from './openNotification'
import { useNow } from './useNow'
import { useOpenNotification } from './useOpenNotification'

/** Milliseconds between updates of the relative times. */
const CLOCK_MS = 60_000

type NotificationsScreenProps = {
  isUnreadOnly: boolean
  onUnreadOnlyChange: (isUnreadOnly: boolean) => void
  onOpen: (target: NotificationTarget) => void
}

/** Moves keyboard focus to the heading when the last row leaves the list and had focus. */
function useHeadingFocus(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const countBefore = useRef(count)
  useEffect(() => {
    if (countBefore.current > 0 && count === 0 && document.activeElement === document.body) heading.current?.focus()
    countBefore.current = count
  }, [count])
  return heading
}

/** Moves keyboard focus from a button to the heading when the button becomes disabled. Returns a ref for the button. */
function useFocusAfterUse(isDisabled: boolean, heading: RefObject<HTMLElement | null>) {
  const button = useRef<HTMLButtonElement>(null)
  // A layout effect runs before the browser takes focus from the disabled button.
  useLayoutEffect(() => {
    if (isDisabled && button.current && document.activeElement === button.current) heading.current?.focus()
  }, [isDisabled, heading])
  return button
}

/**
 * Notifications page, /notifications: cards that others have shared, by day and newest first (A-075, A-220 to,
 * D-0075).
 */
export function NotificationsScreen({ isUnreadOnly, onUnreadOnlyChange, onOpen }: NotificationsScreenProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const buddy = useAppSelector(selectMe)?.buddy
  const now = useNow(CLOCK_MS)
  // The app has loaded the list at its start. It refetches on mount and when the tab becomes visible.
  const { data, error, isFetching, refetch } = notificationsApi.useGetNotificationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  const [remove] = notificationChangesApi.useRemoveNotificationMutation()
  const [isReadingAll, setIsReadingAll] = useState(false)
  const { open, openingId } = useOpenNotification((notification) => onOpen(targetOf(notification)))

  const unread = data?.filter(({ read_at }) => read_at === null) ?? []
  const shown = (isUnreadOnly ? unread : data) ?? []
  const heading = useHeadingFocus(shown.length)
  const isAllRead = unread.length === 0 && !isReadingAll
  const readAllButton = useFocusAfterUse(isAllRead, heading)

  const readAll = async () => {
    setIsReadingAll(true)
    await dispatch(readAllNotifications())
    setIsReadingAll(false)
  }
  const showAll = () => {
    heading.current?.focus()
    onUnreadOnlyChange(false)
  }
  const removeOne = useCallback(
    ({ id }: Notification) => {
      void remove({ notificationId: id })
      announce(t('notifications.deleted'))
    },
    [remove, t],
  )

  return (
    <main className={styles.page}>
      <title>{`${t('notifications.title')} · ${t('app.name')}`}</title>
      <div className={styles.column}>
        <header className={styles.header}>
          <div className={styles.heading}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {t('notifications.title')}
            </h1>
            <p role="status" className={styles.count}>
              {unread.length > 0 ? <Chip kind="danger">{t('notifications.new', { count: unread.length })}</Chip> : null}
            </p>
          </div>
          {/* An empty list hides the buddy, because the empty state shows its own. */}
          {shown.length === 0 && (data || error) ? null : (
            <Buddy
              name={buddy}
              mood={unread.length > 0 ? 'waving' : 'happy'}
              size={104}
              isFollowingPointer
              className={styles.buddy}
            />
          )}
        </header>
        <section className={styles.sheet}>
          {data && data.length > 0 ? (
            <div className={styles.tools}>
              <Switch label={t('notifications.unreadOnly')} isSelected={isUnreadOnly} onChange={onUnreadOnlyChange} />
              <Button
                variant="quiet"
                icon={<CheckCheck size={20} />}
                ref={readAllButton}
                isDisabled={isAllRead}
                isPending={isReadingAll}
                pendingLabel={t('notifications.readingAll')}
                onPress={() => void readAll()}
              >
                {t('notifications.readAll')}
              </Button>
            </div>
          ) : null}
          {data === undefined && error ? (
            <NotificationsError
              buddy={buddy}
              error={toApiError(error)}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : data === undefined ? (
            <NotificationsSkeleton />
          ) : data.length === 0 ? (
            <NoNotifications buddy={buddy} />
          ) : shown.length === 0 ? (
            <NoUnread buddy={buddy} onShowAll={showAll} />
          ) : (
            <NotificationList
              notifications={shown}
              now={now}
              openingId={openingId}
              onOpen={open}
              onDelete={removeOne}
            />
          )}
        </section>
      </div>
    </main>
  )
}
