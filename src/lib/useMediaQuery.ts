import { useSyncExternalStore } from 'react'

/** Returns true if a media query matches, and re-renders on a change: `useMediaQuery('(width < 900px)')`. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
