import type { MouseEvent } from 'react'

/**
 * For `onMouseDown` of tools: a press must not take the selection from the text. Fields may take keyboard focus; presses in a tool's menu,
 * which is elsewhere in the DOM, are left alone.
 */
export function keepSelection(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  const isField = target instanceof HTMLInputElement
  if (!isField && target instanceof Node && currentTarget.contains(target)) event.preventDefault()
}
