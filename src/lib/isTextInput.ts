/**
 * True if the target is in a text input, such as a card's title field. There the browser handles keys, presses and the
 * context menu.
 */
export const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null
