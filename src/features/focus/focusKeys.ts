import { hasKey } from '@/model/actions/action'
import { type FocusAction, focusActions } from '@/model/actions/focusActions'

const PRESSABLE = 'button, a[href], summary, [role="menuitem"], [role="button"], [role="link"], [role="tab"]'

/**
 * Maps a key to its action, if any (B-115 to B-123). The focused element takes precedence: pressable elements keep Space and
 * Enter (D-2118), scrollable regions, tabs and radio buttons keep the arrows. Text inputs and dialogs are left out by `useShortcuts`.
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
