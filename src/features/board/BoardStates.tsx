import { type ApiError, statusOf } from '@/api/core/errors'
import { Buddy } from '@/buddy/Buddy'
import { buddyDisplayName } from '@/buddy/buddies'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ListFailed } from '@/ui/ListFailed'

const IDEAS = ['explain', 'quiz', 'story'] as const

type EmptyBoardProps = {
  buddy: string | null
  onAsk: (question: string) => void
}

/** Shown for a list without cards; suggests questions for the chat (B-069). */
export function EmptyBoard({ buddy, onAsk }: EmptyBoardProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      illustration={<Buddy name={buddy ?? 'T'} mood="waving" size={160} isFollowingPointer />}
      heading={t('board.empty.title')}
      text={t('board.empty.text', { buddy: buddyDisplayName(buddy) })}
      actions={IDEAS.map((idea) => (
        <Button key={idea} variant="secondary" size="large" onPress={() => onAsk(t(`board.empty.ideas.${idea}Prompt`))}>
          {t(`board.empty.ideas.${idea}`)}
        </Button>
      ))}
    />
  )
}

type NoResultsProps = {
  buddy: string | null
  /** True if there is a search but no filter. */
  isSearchOnly: boolean
  onShowAll: () => void
}

/** Shown when no card matches the search or filter (B-067, B-068). */
export function NoResults({ buddy, isSearchOnly, onShowAll }: NoResultsProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      illustration={<Buddy name={buddy ?? 'T'} mood="thinking" size={140} />}
      heading={t('board.noResults.title')}
      text={t('board.noResults.text')}
      actions={
        <Button variant="secondary" onPress={onShowAll}>
          {t(isSearchOnly ? 'board.noResults.clear' : 'board.noResults.showAll')}
        </Button>
      }
    />
  )
}

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
