import type { TabState } from '@/model/conversation/focusChange'

const TEXT_FIELDS = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])'
const LAYERS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** True while keyboard focus is in a field that holds text: unsent words, or a text in editing. */
function isTyping(): boolean {
  const field = document.activeElement
  if (!field?.matches(TEXT_FIELDS)) return false
  const text = 'value' in field ? field.value : field.textContent
  return typeof text === 'string' && text.trim() !== ''
}

const isVisibleElement = (element: Element) => element.checkVisibility?.() ?? true

const hasOpenLayer = () => [...document.querySelectorAll(LAYERS)].some(isVisibleElement)

/** Reads from the page whether the tab is in front, and whether the person is busy (D-0917). */
export const readTabState = (isDragging: boolean): Pick<TabState, 'isFocused' | 'isVisible' | 'isBusy'> => ({
  isFocused: document.hasFocus(),
  isVisible: document.visibilityState === 'visible',
  isBusy: isDragging || isTyping() || hasOpenLayer(),
})
