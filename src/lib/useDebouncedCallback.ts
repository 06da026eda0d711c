import { useEffect, useRef } from 'react'

/**
 * Calls `callback` with the last arguments once `delay` ms have passed without another call. Unmounting cancels a
 * pending call.
 */
export function useDebouncedCallback<Args extends unknown[]>(callback: (...args: Args) => void, delay: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (...args: Args) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => callback(...args), delay)
  }
}
