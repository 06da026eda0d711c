import { type ApiError, statusOf } from '@/api/core/errors'
import { Buddy } from '@/buddy/Buddy'
import type { BuddyValue } from '@/buddy/buddies'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import styles from './NotificationStates.module.css'

const SKELETON_ROWS = ['78%', '62%', '84%', '55%', '70%', '66%']

/** In the shape of the rows that are loading. */
export function NotificationsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-busy="true" aria-label={t('notifications.loading')} className={styles.skeleton}>
      {SKELETON_ROWS.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={44} height={44} radius="m" />
          <div className={styles.words}>
            <Skeleton width={width} height="1.1em" />
            <Skeleton width="24%" height="0.9em" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Nobody has shared anything yet. */
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

/** The unread filter has nothing to show. */
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

/** The list could not be loaded. */
export function NotificationsError({ buddy, error, isRetrying, onRetry }: NotificationsErrorProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      illustration={<Buddy name={buddy} mood="sorry" size={140} />}
      heading={t('notifications.failed.title')}
      text={t(statusOf(error) === 403 ? 'error.403' : 'notifications.failed.text')}
      actions={
        <Button isPending={isRetrying} pendingLabel={t('notifications.loading')} onPress={onRetry}>
          {t('app.retry')}
        </Button>
      }
    />
  )
}
