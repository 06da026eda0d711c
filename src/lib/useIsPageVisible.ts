import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Returns false while the tab is in the background, and re-renders on a change. */
export const useIsPageVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
