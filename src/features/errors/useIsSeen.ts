import { type RefObject, useEffect, useState } from 'react'
import { useIsPageVisible } from '@/lib/useIsPageVisible'

export function useIsSeen(element: RefObject<Element | null>): boolean {
  const isPageVisible = useIsPageVisible()
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPageVisible && isInView
}
