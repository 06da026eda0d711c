/** px around the view within which messages are rendered in full. */
const MARGIN_PX = 1000

type Watch = { observer: IntersectionObserver; listeners: Map<Element, () => void> }
/** One observer for all messages of a scroll container. */
const watches = new WeakMap<Element, Watch>()

function watchOf(scroller: Element): Watch {
  const existing = watches.get(scroller)
  if (existing) return existing
  const listeners = new Map<Element, () => void>()
  const onChange = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) listeners.get(target)?.()
  }
  const observer = new IntersectionObserver(onChange, { root: scroller, rootMargin: `${MARGIN_PX}px 0px` })
  const watch = { observer, listeners }
  watches.set(scroller, watch)
  return watch
}

/**
 * Calls back once an element comes near the view of its scroll container.
 * @returns stops watching
 */
export function whenNear(element: Element, scroller: Element, onNear: () => void): () => void {
  const { observer, listeners } = watchOf(scroller)
  listeners.set(element, onNear)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer.unobserve(element)
  }
}
