import { useEffect, useEffectEvent, useRef } from 'react'
import type { CardList } from '@/api/cards/useCardList'

/** px from the end of the page at which the next page is requested (B-062). */
const LOAD_MORE_MARGIN = 50

/**
 * Requests the next page 50 px before the end of the page is reached.
 * @returns ref of the sentinel element at the end of the page
 */
export function useInfiniteScroll({ loadMore, hasMore, isBusy, isLoadMoreError, cards }: CardList) {
  const sentinelRef = useRef<HTMLDivElement>(null)
  const onSentinelVisible = useEffectEvent(() => loadMore())
  useEffect(() => {
    if (!sentinelRef.current || !hasMore || isBusy) return
    // The first report is the initial state. After a failed page only a new scroll to the end retries.
    let ignoresNextReport = isLoadMoreError
    const onIntersect = (entries: IntersectionObserverEntry[]) => {
      // A busy browser reports several entries at once; the last entry is current.
      if (entries.at(-1)?.isIntersecting && !ignoresNextReport) onSentinelVisible()
      ignoresNextReport = false
    }
    // Explicit root: without one, browsers ignore the margin if the app runs inside a frame.
    const observer = new IntersectionObserver(onIntersect, { root: document, rootMargin: `${LOAD_MORE_MARGIN}px` })
    observer.observe(sentinelRef.current)
    return () => observer.disconnect()
    // While the end stays visible there is no new crossing: observe again for each page and after each response.
  }, [hasMore, isBusy, isLoadMoreError, cards.length])
  return sentinelRef
}
