import type { MouseEvent } from 'react'

/** For `onMouseDown` of tools: a press must not take the selection from the text. Fields take keyboard focus; a menu of a tool is not in it. */
export function keepSelection(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  const isField = target instanceof HTMLInputElement
  if (!isField && target instanceof Node && currentTarget.contains(target)) event.preventDefault()
}
