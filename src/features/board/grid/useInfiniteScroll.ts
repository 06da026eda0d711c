import { useEffect, useEffectEvent, useRef } from 'react'
import type { CardList } from '@/api/cards/useCardList'

/** Distance in px from the end of the page at which the next page is requested (B-062). */
const LOAD_MORE_MARGIN = 50

/**
 * Requests the next page of cards when the viewport is 50 px from the end. Returns a ref for the sentinel element at the end of the page.
 */
export function useInfiniteScroll({ loadMore, hasMore, isBusy, isLoadMoreError, cards }: CardList) {
  const sentinelRef = useRef<HTMLDivElement>(null)
  const onSentinelVisible = useEffectEvent(() => loadMore())
  useEffect(() => {
    if (!sentinelRef.current || !hasMore || isBusy) return
    // The observer first reports the current state. After a failed page this report is ignored, so that only a new scroll to the end
    // retries.
    let ignoresNextReport = isLoadMoreError
    const onIntersect = (entries: IntersectionObserverEntry[]) => {
      // A busy browser reports several entries at once; the last is the newest.
      if (entries.at(-1)?.isIntersecting && !ignoresNextReport) onSentinelVisible()
      ignoresNextReport = false
    }
    // Without an explicit root, browsers ignore the margin if the app runs inside a frame.
    const observer = new IntersectionObserver(onIntersect, { root: document, rootMargin: `${LOAD_MORE_MARGIN}px` })
    observer.observe(sentinelRef.current)
    return () => observer.disconnect()
    // While the end stays visible, the observer reports nothing new. The effect therefore observes again after each page and each response.
  }, [hasMore, isBusy, isLoadMoreError, cards.length])
  return sentinelRef
}
