import { useEffect, useRef } from 'react'

/** Calls `callback` after `delay` ms without further calls, with the last arguments; a pending call is cancelled on unmount. */
export function useDebouncedCallback<Args extends unknown[]>(callback: (...args: Args) => void, delay: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (...args: Args) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => callback(...args), delay)
  }
}
