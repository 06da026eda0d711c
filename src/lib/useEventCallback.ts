import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Callback with a stable identity that calls its latest version. For components and libraries that re-render or reattach listeners on a new
 * callback. Call only from events.
 */
export function useEventCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
