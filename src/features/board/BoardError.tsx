import { type ApiError, statusOf } from '@/api/core/errors'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import { ListFailed } from '@/ui/ListFailed'

type BoardErrorProps = { buddy: string | null; error: ApiError | undefined; onRetry: () => void }

export function BoardError({ buddy, error, onRetry }: BoardErrorProps) {
  const { t } = useTranslation()
  return (
    <ListFailed
      illustration={<Buddy name={buddy ?? 'T'} mood="sorry" size={140} />}
      heading={t('board.failed.title')}
      text={t(error && statusOf(error) === 403 ? 'error.403' : 'board.failed.text')}
      retryLabel={t('app.retry')}
      onRetry={onRetry}
    />
  )
}
