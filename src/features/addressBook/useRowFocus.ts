import { useEffect, useRef } from 'react'

/**
 * Restores keyboard focus after the focused row leaves the list. Focus moves to the following row, or to the heading if the list is empty.
 * @param rows rows on screen; undefined while loading
 * @param dialog changes when a dialog closes; the row that opened the dialog may be gone by then
 * @returns a ref for the list, and a callback that takes a row's index. Call it before the row is removed or its dialog closes.
 */
export function useRowFocus(rows: readonly unknown[] | undefined, dialog?: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const leavingIndex = useRef<number>(undefined)
  useEffect(() => {
    const index = leavingIndex.current
    if (index === undefined) return
    const moveFocus = () => {
      leavingIndex.current = undefined
      // The closing dialog or the user has already moved focus.
      if (document.activeElement !== document.body) return
      const rendered = list.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? []
      const target = rendered[Math.min(index, rendered.length - 1)] ?? document.querySelector<HTMLElement>('h1')
      target?.focus()
    }
    // Waits two frames, because a closing dialog restores focus after one frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(moveFocus)
    })
    return () => cancelAnimationFrame(frame)
  }, [rows, dialog])
  return {
    list,
    onRowLeaves: (index: number) => {
      leavingIndex.current = index
    },
  }
}
