import { useLayoutEffect, useRef, useState } from 'react'

/**
 * A function that stays the same and calls the `callback` of the last rendering: for a library that attaches its listeners again whenever
 * a function changes. To be called by events only.
 */
export function useStableCallback<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  const [stable] = useState(
    () =>
      (...args: Args): Result =>
        latest.current(...args),
  )
  return stable
}
