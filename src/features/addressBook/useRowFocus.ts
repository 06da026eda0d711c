import { useEffect, useRef } from 'react'

/**
 * Keyboard focus when the row that has it leaves the list: it goes to the row in its place, of an empty list to the heading of the screen.
 * @param rows the rows on screen; undefined while there are none yet
 * @param dialog what is open over them: a dialog may outlast the row that opened it
 * @returns the ref of the list, and a callback that takes the index of a row before it is removed, or before its dialog closes
 */
export function useRowFocus(rows: readonly unknown[] | undefined, dialog?: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const leavingIndex = useRef<number>(undefined)
  useEffect(() => {
    const index = leavingIndex.current
    if (index === undefined) return
    const moveFocus = () => {
      leavingIndex.current = undefined
      // The row that is still there has it back from the dialog.
      if (document.activeElement !== document.body) return
      const rendered = list.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? []
      const target = rendered[Math.min(index, rendered.length - 1)] ?? document.querySelector<HTMLElement>('h1')
      target?.focus()
    }
    // A dialog gives keyboard focus back a frame after it has closed.
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
