import { useEffect, useEffectEvent, useRef } from 'react'
import type { CardList } from '@/api/cards/useCardList'

/** px from the end of the list at which the next page is asked for (B-062). */
const LOAD_MORE_MARGIN = 50

/** Watches the end of the list and asks for the next page 50 px before it is reached. */
export function useInfiniteScroll({ loadMore, hasMore, isBusy, isLoadMoreError, cards }: CardList) {
  const sentinelRef = useRef<HTMLDivElement>(null)
  const onSentinelVisible = useEffectEvent(() => loadMore())
  useEffect(() => {
    if (!sentinelRef.current || !hasMore || isBusy) return
    // The first report says how things stand. After a page that failed only a new scroll to the end asks again.
    let ignoresNextReport = isLoadMoreError
    const onIntersect = (entries: IntersectionObserverEntry[]) => {
      // A busy page hears several changes at once; how things stand is the last of them.
      if (entries.at(-1)?.isIntersecting && !ignoresNextReport) onSentinelVisible()
      ignoresNextReport = false
    }
    // The root is named, so that the margin holds inside a frame as well.
    const observer = new IntersectionObserver(onIntersect, { root: document, rootMargin: `${LOAD_MORE_MARGIN}px` })
    observer.observe(sentinelRef.current)
    return () => observer.disconnect()
    // While the end stays in sight no new crossing happens: watch anew for each page and after each answer.
  }, [hasMore, isBusy, isLoadMoreError, cards.length])
  return sentinelRef
}
