import { type ApiError, statusOf } from '@/api/core/errors'
import { Buddy } from '@/buddy/Buddy'
import type { BuddyValue } from '@/buddy/buddies'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ListFailed } from '@/ui/ListFailed'
import { ListSkeleton } from '@/ui/ListSkeleton'
import styles from './NotificationStates.module.css'

const TEXT_WIDTHS = ['78%', '62%', '84%', '55%', '70%', '66%']

export function NotificationsSkeleton() {
  const { t } = useTranslation()
  return (
    <ListSkeleton
      label={t('notifications.loading')}
      widths={TEXT_WIDTHS}
      pictureRadius="m"
      hasDetail
      rowClassName={styles.waiting}
    />
  )
}

/** Shown if there are no notifications. */
export function NoNotifications({ buddy }: { buddy: BuddyValue }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      illustration={<Buddy name={buddy} mood="sleeping" size={140} />}
      heading={t('notification.empty')}
      text={t('notifications.emptyText')}
    />
  )
}

/** Shown if only unread notifications are listed and there are none. */
export function NoUnread({ buddy, onShowAll }: { buddy: BuddyValue; onShowAll: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      illustration={<Buddy name={buddy} mood="cheering" size={140} />}
      heading={t('notifications.allRead')}
      actions={
        <Button variant="secondary" onPress={onShowAll}>
          {t('notifications.showAll')}
        </Button>
      }
    />
  )
}

type NotificationsErrorProps = { buddy: BuddyValue; error: ApiError; isRetrying: boolean; onRetry: () => void }

export function NotificationsError({ buddy, error, isRetrying, onRetry }: NotificationsErrorProps) {
  const { t } = useTranslation()
  return (
    <ListFailed
      illustration={<Buddy name={buddy} mood="sorry" size={140} />}
      heading={t('notifications.failed.title')}
      text={t(statusOf(error) === 403 ? 'error.403' : 'notifications.failed.text')}
      retryLabel={t('app.retry')}
      retryingLabel={t('notifications.loading')}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  )
}
