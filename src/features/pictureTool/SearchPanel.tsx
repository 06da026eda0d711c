import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { careWords, serverMessage, toApiError } from '@/api/core/errors'
import { searchKeywordOf } from '@/api/cards/searchKeywords'
import { useFindImagesQuery, useSearchImagesQuery } from '@/api/images'
import type { ImageResult } from '@/api/images.contract'
import { useTranslation } from '@/i18n/i18n'
import { uniqueBy } from '@/lib/uniqueBy'
import { useDebouncedCallback } from '@/lib/useDebouncedCallback'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SearchField } from '@/ui/SearchField'
import { Skeleton } from '@/ui/Skeleton'
import { CareWords } from './CareWords'
import { PictureGrid } from './PictureGrid'
import styles from './panels.module.css'

/** Time in ms from the last key to the search. */
const SEARCH_DELAY_MS = 500
/** Number of results that are shown at first, and more with each press of 'Show more'. */
const PAGE_SIZE = 60

type SearchPanelProps = {
  cardId: string
  chosen: string | undefined
  onChoose: (image: string | undefined) => void
}

/** Commas separate the tags of a result (B-192). */
const altOf = ({ tags }: ImageResult) =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
    .join(', ')

/**
 * Search for pictures (B-101, C-037, C-091). It opens with results for the card's own words; typed words replace them,
 * and an empty field brings them back.
 */
export function SearchPanel({ cardId, chosen, onChoose }: SearchPanelProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [typed, setTyped] = useState(() => dispatch(searchKeywordOf(cardId)))
  /** Words of the running search; '' asks for pictures of the card. */
  const [asked, setAsked] = useState('')
  const ask = useDebouncedCallback((words: string) => {
    const next = words.trim()
    if (next === asked) return
    setAsked(next)
    // Otherwise 'Choose' would take a picture that is no longer in view.
    onChoose(undefined)
  }, SEARCH_DELAY_MS)
  const isForCard = asked === ''
  const ofCard = useSearchImagesQuery(isForCard ? { cardId } : skipToken)
  const found = useFindImagesQuery(isForCard ? skipToken : { cardId, keyword: asked })
  const { currentData, error, isFetching, refetch } = isForCard ? ofCard : found
  const results = currentData && uniqueBy(currentData, ({ image }) => image)

  return (
    <div className={styles.panel}>
      <SearchField
        isExpandable={false}
        label={t('pictureTool.search.label')}
        openLabel={t('pictureTool.search.label')}
        clearLabel={t('pictureTool.search.clear')}
        placeholder={t('pictureTool.search.placeholder')}
        value={typed}
        onChange={(words) => {
          setTyped(words)
          ask(words)
        }}
        className={styles.search}
      />
      {error && !isFetching ? (
        <SearchFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Results key={asked} results={results} isForCard={isForCard} chosen={chosen} onChoose={onChoose} />
      )}
    </div>
  )
}

type ResultsProps = Omit<SearchPanelProps, 'cardId'> & {
  results: readonly ImageResult[] | undefined
  isForCard: boolean
}

function Results({ results, isForCard, chosen, onChoose }: ResultsProps) {
  const { t } = useTranslation()
  const [limit, setLimit] = useState(PAGE_SIZE)
  const shown = results?.slice(0, limit)
  return (
    <>
      <p role="status" className={styles.status}>
        {results
          ? t(isForCard ? 'pictureTool.search.suggested' : 'pictureTool.search.found', { count: results.length })
          : t('image.loader.searching')}
      </p>
      {!shown ? <GridSkeleton /> : null}
      {shown?.length === 0 ? <NoResults isForCard={isForCard} /> : null}
      {shown && shown.length > 0 ? (
        <PictureGrid
          label={t('pictureTool.results')}
          size="medium"
          pictures={shown.map((result) => ({ image: result.image, alt: altOf(result) }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      ) : null}
      {results && results.length > limit ? (
        <Button variant="secondary" className={styles.more} onPress={() => setLimit((count) => count + PAGE_SIZE)}>
          {t('pictureTool.search.more')}
        </Button>
      ) : null}
    </>
  )
}

function NoResults({ isForCard }: { isForCard: boolean }) {
  const { t } = useTranslation()
  const key = isForCard ? 'noneForCard' : 'none'
  return (
    <EmptyState
      headingLevel={3}
      heading={t(`pictureTool.search.${key}.title`)}
      text={t(`pictureTool.search.${key}.text`)}
    />
  )
}

/** Shows words of care calmly in place of pictures (D-3151), or a failure with the way to try again. */
function SearchFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  const failure = toApiError(error)
  const words = careWords(failure)
  if (words) return <CareWords words={words} />
  return (
    <div role="alert">
      <EmptyState
        headingLevel={3}
        heading={t('pictureTool.search.failed.title')}
        text={serverMessage(failure) ?? t('pictureTool.search.failed.text')}
        actions={
          <Button variant="secondary" onPress={onRetry}>
            {t('pictureTool.search.retry')}
          </Button>
        }
      />
    </div>
  )
}

/** Number of placeholders, which fill the first screen of results. */
const PLACEHOLDERS = 12

function GridSkeleton() {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Skeleton key={index} height="auto" radius="m" className={styles.placeholder} />
      ))}
    </div>
  )
}
