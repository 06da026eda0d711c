import { OPEN_LAYERS } from '@/lib/shortcuts'
import type { TabState } from '@/model/conversation/focusChange'

const TEXT_FIELDS = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])'

/** True while a dialog or menu is open; not for the landing, which gives way to a card as the board does. */
const hasOpenLayer = () => [...document.querySelectorAll(OPEN_LAYERS)].some((layer) => !layer.matches('[data-landing]'))

/** True if keyboard focus is in a field with words: unsent ones, or a text in editing. */
function isTyping(): boolean {
  const field = document.activeElement
  if (!field?.matches(TEXT_FIELDS)) return false
  const words = 'value' in field ? String(field.value) : (field.textContent ?? '')
  return words.trim() !== ''
}

/** Reads from the page whether the tab is in front, and whether the person types, drags, or has a dialog or menu open (D-0917). */
export const readTabState = (isDragging: boolean): Pick<TabState, 'isFocused' | 'isVisible' | 'isBusy'> => ({
  isFocused: document.hasFocus(),
  isVisible: document.visibilityState === 'visible',
  isBusy: isDragging || isTyping() || hasOpenLayer(),
})
