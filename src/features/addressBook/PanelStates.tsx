import { type ApiError, statusOf } from '@/api/core/errors'
import { Buddy } from '@/buddy/Buddy'
import type { BuddyValue } from '@/buddy/buddies'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import styles from './PanelStates.module.css'

const SKELETON_ROWS = ['46%', '58%', '38%', '52%', '44%']

/** In the shape of the rows that are loading. */
export function PanelSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-busy="true" aria-label={t('addressBook.loading')} className={styles.skeleton}>
      {SKELETON_ROWS.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={44} height={44} radius="full" />
          <Skeleton width={width} height="1.1em" />
        </div>
      ))}
    </div>
  )
}

type PanelErrorProps = { buddy: BuddyValue; error: ApiError; isRetrying: boolean; onRetry: () => void }

/** The list could not be loaded. */
export function PanelError({ buddy, error, isRetrying, onRetry }: PanelErrorProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      illustration={<Buddy name={buddy} mood="sorry" size={140} />}
      heading={t('addressBook.failed.title')}
      text={t(statusOf(error) === 403 ? 'error.403' : 'addressBook.failed.text')}
      actions={
        <Button isPending={isRetrying} pendingLabel={t('addressBook.loading')} onPress={onRetry}>
          {t('app.retry')}
        </Button>
      }
    />
  )
}
