import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo, useState } from 'react'
import { cardsOf } from '@/api/cards/cardListPages'
import { useGetCardsInfiniteQuery } from '@/api/cards/cardQueries'
import { toApiError } from '@/api/core/errors'
import { useTranslation } from '@/i18n/i18n'
import { useDebouncedCallback } from '@/lib/useDebouncedCallback'
import { selectIsServerUnreachable } from '@/store/connectionSlice'
import { useAppSelector } from '@/store/hooks'
import { excludePendingDeletions, selectPendingDeletions } from '@/store/pendingDeletionsSlice'
import { type TitledCard, titledCards } from './titledCards'

/** Milliseconds after the last key until the search of all cards starts. */
const SEARCH_DELAY_MS = 500
/** Number of characters of the longest title (D-2410); the path of a longer search could be refused. */
const MAX_SEARCHED = 255

export type SearchStatus = 'idle' | 'searching' | 'ready' | 'failed' | 'offline' | 'tooLong'

export type CardSearch = {
  status: SearchStatus
  /** Cards for exactly these words; an answer to earlier words is never shown. */
  found: readonly TitledCard[]
  retry: () => void
}

const NOTHING: never[] = []

/**
 * Searches all cards of the person, at every depth, with one call 500 ms after the last key.
 * @returns the search, and a function to call with the words after each key
 */
export function useCardSearch(text: string): CardSearch & { onWords: (text: string) => void } {
  const { t } = useTranslation()
  const [term, setTerm] = useState(text.trim())
  const onWords = useDebouncedCallback((words: string) => setTerm(words.trim()), SEARCH_DELAY_MS)
  const isUnreachable = useAppSelector(selectIsServerUnreachable) || !navigator.onLine
  const deletions = useAppSelector(selectPendingDeletions)
  const wanted = text.trim()
  const isTooLong = wanted.length > MAX_SEARCHED
  const isSearched = term !== '' && term === wanted && !isTooLong
  // The order of My Board, so that both share one cache entry.
  const { currentData, error, isFetching, refetch } = useGetCardsInfiniteQuery(
    isSearched && !isUnreachable ? { search: term, filter: 'all', sort: 'updated_at', order: 'desc' } : skipToken,
  )
  const found = useMemo(
    () => (currentData ? titledCards(excludePendingDeletions(cardsOf(currentData.pages), deletions), t) : NOTHING),
    [currentData, deletions, t],
  )
  const statusNow = (): SearchStatus => {
    if (wanted === '') return 'idle'
    if (isTooLong) return 'tooLong'
    if (isUnreachable || (error && toApiError(error).kind === 'offline')) return 'offline'
    if (!isSearched || isFetching) return 'searching'
    return error ? 'failed' : 'ready'
  }
  return { status: statusNow(), found: isSearched ? found : NOTHING, retry: () => void refetch(), onWords }
}
