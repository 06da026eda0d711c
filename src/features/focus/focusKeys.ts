import { hasKey } from '@/model/actions/action'
import { type FocusAction, focusActions } from '@/model/actions/focusActions'

const PRESSABLE = 'button, a[href], summary, [role="menuitem"], [role="button"], [role="link"], [role="tab"]'

/**
 * Returns the action of a key, if it has one (B-115 to B-123). The focused element comes first: Space and Enter press a button or link
 * (D-2118); arrows work in scrollable regions, tabs and radio buttons. `useShortcuts` already excludes text inputs and dialogs.
 * @param target target of the keyboard event
 */
export function focusActionForKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  target: Element | null,
): FocusAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined
  if (
    event.key.startsWith('Arrow') &&
    target?.closest('[role="region"][tabindex], [role="radiogroup"], [role="tablist"]')
  ) {
    return undefined
  }
  if ((event.key === ' ' || event.key === 'Enter') && target?.closest(PRESSABLE)) return undefined
  return focusActions.find((action) => hasKey(action, event.key))
}
