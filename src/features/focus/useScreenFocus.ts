import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { useReadActiveEditor } from '@/editor/activeEditor'
import type { CardSaverState } from '@/editor/saving/CardSaver'
import { isTextInput } from '@/lib/isTextInput'

type ScreenFocusOptions = Pick<CardSaverState, 'status' | 'isEditable' | 'revision'> & {
  cardId: string
  /** True while the unsaved words of a deleted or unshared card are shown instead of the card. */
  isLost: boolean
}

type WrittenField = { cardId: string; element: Element }

/** Matches `activeElement` after the focused control was unmounted, disabled or made read-only. */
const NOWHERE = 'body, :disabled, [contenteditable="false"]'

/**
 * Keeps keyboard focus inside the open card, so that its keys keep working. Editing again after a failed save returns focus to the last
 * edited field, with its caret (B-559).
 * @param screen element of the card's screen
 * @returns focus handler that notes the focused field
 */
export function useScreenFocus(screen: RefObject<HTMLElement | null>, options: ScreenFocusOptions) {
  const { cardId, status, isEditable, revision, isLost } = options
  const readActiveEditor = useReadActiveEditor()
  const written = useRef<WrittenField>(undefined)
  const hadFailed = useRef(false)

  // No cleanup: when the overlay has closed, `useFocusRestore` of the board restores focus.
  useEffect(() => screen.current?.focus({ preventScroll: true }), [screen])

  const hasFailed = status === 'failed'
  useEffect(() => {
    const isEditedAgain = hadFailed.current && isEditable && written.current?.cardId === cardId
    hadFailed.current = hasFailed
    if (!document.activeElement?.matches(NOWHERE) && document.activeElement !== screen.current) return
    const field = isEditedAgain ? sameField(screen.current, written.current?.element) : undefined
    const editor = isEditedAgain && !field ? readActiveEditor() : undefined
    if (field) field.focus({ preventScroll: true })
    else if (editor) editor.resume()
    else screen.current?.focus({ preventScroll: true })
  }, [screen, readActiveEditor, cardId, revision, isEditable, hasFailed, isLost])

  return ({ target }: FocusEvent<HTMLElement>) => {
    if (isTextInput(target)) written.current = { cardId, element: target }
  }
}

/** Field that replaces an unmounted field of the same label, with the old caret or selection. */
function sameField(screen: HTMLElement | null, before: Element | undefined): HTMLTextAreaElement | undefined {
  if (!(before instanceof HTMLTextAreaElement)) return undefined
  const field = [...(screen?.querySelectorAll('textarea') ?? [])].find(
    ({ ariaLabel }) => ariaLabel === before.ariaLabel,
  )
  field?.setSelectionRange(before.selectionStart, before.selectionEnd)
  return field
}
