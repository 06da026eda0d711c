import { useMemo } from 'react'
import type { Card } from './card.schema'
import { cardsOf } from './cardListPages'
import { type ApiError, isNotAccessible, toApiError } from '../core/errors'
import { useFreshError } from '../core/useFreshError'
import { useGetCardsInfiniteQuery } from './cardQueries'
import type { CardListArg } from './cardListPages'
import type { Breadcrumb } from './cards.contract'

export type CardList = {
  /**
   * `loading`: there is no data yet. `refreshing`: `cards` are those of the previous argument while the new list loads.
   */
  status: 'loading' | 'refreshing' | 'ready' | 'failed'
  error?: ApiError
  cards: readonly Card[]
  /** Number of cards on the server, whether loaded or not. */
  total: number
  breadcrumbs: Breadcrumb[]
  /** True while any request of the list is in flight. `loadMore` then does nothing. */
  isBusy: boolean
  isLoadingMore: boolean
  /** True if a further page failed to load. The next scroll requests it again (D-2404). */
  isLoadMoreError: boolean
  hasMore: boolean
  loadMore: () => void
  retry: () => void
}

const EMPTY: never[] = []

/**
 * Returns a paginated list of cards as one flat list. A card that appears on two pages is listed once.
 * @returns the same object until a field changes
 */
export function useCardList(arg: CardListArg): CardList {
  const query = useGetCardsInfiniteQuery(arg)
  const {
    data,
    currentData,
    isFetching,
    isError,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = query
  const pages = data?.pages ?? EMPTY
  const cards = useMemo(() => cardsOf(pages), [pages])
  const lastPage = pages.at(-1)
  const error = useMemo(() => query.error && toApiError(query.error), [query.error])
  // After 403 or 404 the cached cards are hidden, because the stack was deleted or the user has lost access to it.
  const hasError = isError && (!currentData || (error !== undefined && isNotAccessible(error)))
  const hasFailed = useFreshError(JSON.stringify(arg), hasError ? query.error : undefined, refetch) !== undefined
  const isPending = isFetching || (hasError && !hasFailed)
  const status = hasFailed ? 'failed' : !data ? 'loading' : !currentData && isPending ? 'refreshing' : 'ready'
  return useMemo(
    () => ({
      status,
      error,
      cards,
      total: lastPage?.metadata.total ?? 0,
      breadcrumbs: lastPage?.metadata.breadcrumbs ?? EMPTY,
      isBusy: isFetching,
      isLoadingMore: isFetchingNextPage,
      isLoadMoreError: isFetchNextPageError,
      hasMore: hasNextPage,
      loadMore: () => {
        if (hasNextPage && !isFetching) void fetchNextPage()
      },
      retry: () => void refetch(),
    }),
    [
      status,
      error,
      cards,
      lastPage,
      isFetching,
      isFetchingNextPage,
      isFetchNextPageError,
      hasNextPage,
      fetchNextPage,
      refetch,
    ],
  )
}
