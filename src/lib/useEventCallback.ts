import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A callback with a stable identity that calls its latest version: for components and libraries that render or attach their listeners again
 * whenever a callback changes. To be called by events only.
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
