/** True inside a text input, such as a card's title: the browser handles keys, presses and context menu there. */
export const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null
