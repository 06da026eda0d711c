import { RotateCcw } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { selectMe } from '@/api/user'
import { isAskDisabled } from '@/model/conversation/ask'
import styles from '../messages/Message.module.css'

type ReplyOutcomeProps = {
  /** 'unanswered': a question of the history without a reply; another tab or device may still receive the reply. */
  status: 'stopped' | 'interrupted' | 'failed' | 'unanswered'
  onRetry?: (() => void) | undefined
}

/** Status text and retry button of a stopped, interrupted, failed or missing reply. */
export function ReplyOutcome({ status, onRetry }: ReplyOutcomeProps) {
  const { t } = useTranslation()
  const isDisabled = useAppSelector(isAskDisabled)
  const isQuotaReached = useAppSelector(selectMe)?.metadata.usage_quota_reached ?? false
  const isNothingThere = status === 'failed' || status === 'unanswered'
  return (
    <div className={styles.end} data-status={status}>
      <span>{t(isNothingThere && isQuotaReached ? 'magicchat.quota_reached' : `chat.${status}`)}</span>
      {onRetry ? (
        <Button
          variant="quiet"
          icon={<RotateCcw aria-hidden="true" size={18} />}
          isDisabled={isDisabled}
          onPress={onRetry}
        >
          {t('chat.retry')}
        </Button>
      ) : null}
    </div>
  )
}
