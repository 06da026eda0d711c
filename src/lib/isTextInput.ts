/** Whether the target is in an input, such as a card's title: keys, presses and the context menu there are left to the browser. */
export const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null
