import type { MouseEvent } from 'react'

/**
 * Handler for `onMouseDown` of tools. It prevents a press from removing the selection of the text. It ignores fields,
 * which may get keyboard focus, and presses in a tool's menu, which is elsewhere in the DOM.
 */
export function keepSelection(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  const isField = target instanceof HTMLInputElement
  if (!isField && target instanceof Node && currentTarget.contains(target)) event.preventDefault()
}
