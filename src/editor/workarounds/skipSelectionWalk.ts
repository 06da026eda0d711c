/**
 * A ref for the editable element of a long text. While keyboard focus is in an element whose `contentEditable` is 'true', React reads the
 * selection before each commit, to restore it afterwards, and walks through all nodes before the caret: 30 ms for each key in a text of
 * 5,000 paragraphs. Slate restores the selection itself, so the property says something else; the attribute, which makes it editable, stays.
 */
export function skipSelectionWalk(element: HTMLElement | null): void {
  if (element)
    Object.defineProperty(element, 'contentEditable', { value: 'inherit', writable: true, configurable: true })
}
