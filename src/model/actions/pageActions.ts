/** Dialogs that keys of every screen open. */
import { hasMod } from '@/lib/modKey'
import type { PageDialog } from '@/store/panelsSlice'

/** Single keys act only inside these elements; elsewhere speech input could trigger them (WCAG 2.1.4). */
export const SINGLE_KEY_SCOPE = '[data-card-id], [role="toolbar"]'

type PageAction = {
  dialog: PageDialog
  /** `KeyboardEvent.key` that opens the dialog together with Ctrl, on a Mac with Cmd. */
  key: string
  /** Key that opens the dialog while keyboard focus is on a card or toolbar. */
  singleKey?: string
}

export const pageActions: readonly PageAction[] = [
  { dialog: 'palette', key: 'k' },
  { dialog: 'shortcuts', key: '/', singleKey: '?' },
]

/**
 * Returns the action of a key. Some keyboard layouts need Shift for '/'.
 * @returns `isFromAnywhere`: true with Ctrl or Cmd, which texts and fields do not use
 */
export function pageActionForKey(event: KeyboardEvent): (PageAction & { isFromAnywhere: boolean }) | undefined {
  const isFromAnywhere = hasMod(event)
  const isSingle = event.target instanceof Element && event.target.closest(SINGLE_KEY_SCOPE) !== null
  const pressed = event.key.toLowerCase()
  if (event.altKey || (event.shiftKey && pressed === 'k')) return undefined
  const action = pageActions.find(({ key, singleKey }) => pressed === (isFromAnywhere ? key : isSingle && singleKey))
  return action && { ...action, isFromAnywhere }
}
