import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

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
