import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { isComposing } from '@/lib/isComposing'

type MenuKeys = {
  /** Moves by one entry, or to the other end. */
  onMove: (step: 1 | -1) => void
  onChoose: () => void
  onClose: () => void
}

/**
 * Keys of the field while its menu is open. Listens at the field itself: a used key must not reach the panel, which Escape closes, and
 * shortcuts of the screen. Closes when the field loses focus.
 */
export function useMenuKeys(field: RefObject<HTMLElement | null>, { onMove, onChoose, onClose }: MenuKeys): void {
  const actions: Record<string, () => void> = {
    ArrowDown: () => onMove(1),
    ArrowUp: () => onMove(-1),
    Enter: onChoose,
    Escape: onClose,
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const action = Object.hasOwn(actions, key) ? actions[key] : undefined
    if (!action || altKey || ctrlKey || metaKey || shiftKey || isComposing(event)) return
    event.preventDefault()
    event.stopPropagation()
    action()
  })
  const onBlur = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    // The field keeps focus in a window that loses it.
    if (relatedTarget || document.hasFocus()) onClose()
  })
  // From the first frame on: the next key may follow at once.
  useLayoutEffect(() => {
    const element = field.current
    const keyDown = (event: KeyboardEvent) => onKeyDown(event)
    const blur = (event: FocusEvent) => onBlur(event)
    element?.addEventListener('keydown', keyDown)
    element?.addEventListener('blur', blur)
    return () => {
      element?.removeEventListener('keydown', keyDown)
      element?.removeEventListener('blur', blur)
    }
  }, [field])
}
