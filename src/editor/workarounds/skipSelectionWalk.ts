/**
 * A ref for the editable element of a long text. While keyboard focus is in an element whose `contentEditable` is 'true', React reads the
 * selection before each commit, to restore it afterwards, and walks through all nodes before the caret: in a text of 5,000 paragraphs 3 of 30 ms
 * for each key in its middle, 7 of 36 at its end. Slate restores the selection itself, so the property says something else; the attribute, which
 * makes it editable, stays. React knows no way out (react/react#1350, closed as stale); goes when it does.
 */
export function skipSelectionWalk(element: HTMLElement | null): void {
  if (element)
    Object.defineProperty(element, 'contentEditable', { value: 'inherit', writable: true, configurable: true })
}
