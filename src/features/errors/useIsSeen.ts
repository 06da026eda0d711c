import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

export function useIsSeen(element: RefObject<Element | null>): boolean {
  const isPageVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPageVisible && isInView
}
