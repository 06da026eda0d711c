import { useCallback, useEffect, useRef } from 'react'

/** A callback with a stable identity that calls its latest version. */
export function useEventCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
