import { RotateCcw } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { selectMe } from '@/api/user'
import { isAskDisabled } from '@/model/conversation/ask'
import styles from '../messages/Message.module.css'

type ReplyOutcomeProps = {
  /** 'unanswered' is a question in the history without a reply. Another tab or device may still be receiving the reply. */
  status: 'stopped' | 'interrupted' | 'failed' | 'unanswered'
  onRetry?: (() => void) | undefined
}

/** Status and retry button of a reply that was stopped, was interrupted, failed or is missing. */
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
          icon={<RotateCcw aria-hidden="true" size={20} />}
          isDisabled={isDisabled}
          onPress={onRetry}
        >
          {t('chat.retry')}
        </Button>
      ) : null}
    </div>
  )
}
