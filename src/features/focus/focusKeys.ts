/** What a key does in focus mode. */
export type FocusCommand = 'previous' | 'next' | 'close'

const COMMANDS: Record<string, FocusCommand> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ' ': 'next',
  Enter: 'next',
  Escape: 'close',
}

const TEXT_INPUT = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'
const MODAL = 'dialog, [role="dialog"], [role="alertdialog"]'
const PRESSABLE = 'button, a[href], summary, [role="menuitem"], [role="button"], [role="link"], [role="tab"]'

/**
 * Step that a key asks for, if any (B-115 to B-123). Keys belong to what has focus: to a field or a modal always, and Space and Enter to
 * whatever can be pressed (D-2118). Scrolling regions keep their arrows.
 * @param target the element the key was pressed on
 */
export function focusCommandForKey(
  event: Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  target: Element | null,
): FocusCommand | undefined {
  const command = COMMANDS[event.key]
  if (!command || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return undefined
  if (target?.closest(`${TEXT_INPUT}, ${MODAL}`)) return undefined
  if (
    event.key.startsWith('Arrow') &&
    target?.closest('[role="region"][tabindex], [role="radiogroup"], [role="tablist"]')
  ) {
    return undefined
  }
  if ((event.key === ' ' || event.key === 'Enter') && target?.closest(PRESSABLE)) return undefined
  return command
}
