import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a callback with a stable identity that calls the latest version. For components and libraries that re-render
 * or re-attach listeners for a new callback. Call it only from events.
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
