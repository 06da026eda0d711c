/**
 * Ref for the editable element of a long text. With focus in an element whose `contentEditable` is 'true', React saves the selection before
 * each commit. React walks through all nodes before the caret. With 5,000 paragraphs: 3 of 30 ms per key in the middle, 7 of 36 at the end.
 * Slate restores the selection itself, so the property gets another value; the attribute keeps the element editable. Remove when React has
 * an opt-out (react/react#1350, closed as stale).
 */
export function skipSelectionWalk(element: HTMLElement | null): void {
  if (element)
    Object.defineProperty(element, 'contentEditable', { value: 'inherit', writable: true, configurable: true })
}
