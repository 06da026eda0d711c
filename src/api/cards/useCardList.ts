import { useMemo } from 'react'
import type { Card } from './card.schema'
import { cardsOf } from './cardListPages'
import { type ApiError, isNotAccessible } from '../core/errors'
import { useGetCardsInfiniteQuery } from './optimisticCards'
import type { CardListArg } from './cardListPages'
import type { Breadcrumb } from './cards.contract'

export type CardList = {
  /** `loading`: nothing to show yet. `refreshing`: the list shown belongs to an older question. */
  status: 'loading' | 'refreshing' | 'ready' | 'failed'
  error?: ApiError
  cards: readonly Card[]
  /** Cards on the server, loaded or not. */
  total: number
  breadcrumbs: Breadcrumb[]
  /** True while anything of the list is being fetched; `loadMore` does nothing then. */
  isBusy: boolean
  isLoadingMore: boolean
  /** True after a further page did not come; it is asked for again at the next scroll (D-2404). */
  isLoadMoreError: boolean
  hasMore: boolean
  loadMore: () => void
  retry: () => void
}

const EMPTY: never[] = []

/** A list of cards with its pages put together. A card that moved to a later page meanwhile is shown once. */
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
  const error = query.error as ApiError | undefined
  // A stack that is gone or taken back is not shown any longer, whatever is known of it.
  const hasFailed = isError && (!currentData || (error !== undefined && isNotAccessible(error)))
  const status = hasFailed ? 'failed' : !data ? 'loading' : !currentData && isFetching ? 'refreshing' : 'ready'
  return {
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
  }
}
