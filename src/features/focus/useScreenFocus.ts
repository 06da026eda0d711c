import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { useReadActiveEditor } from '@/editor/activeEditor'
import type { CardSaverState } from '@/editor/saving/CardSaver'
import { isTextInput } from '@/lib/isTextInput'

type ScreenFocusOptions = Pick<CardSaverState, 'status' | 'isEditable' | 'revision'> & {
  cardId: string
  /** True if the card was deleted or is no longer shared, and its unsaved text is shown instead. */
  isLost: boolean
}

type WrittenField = { cardId: string; element: Element }

/** Matches `document.activeElement` after the focused control was unmounted, disabled or made read-only. */
const NOWHERE = 'body, :disabled, [contenteditable="false"]'

/**
 * Keeps keyboard focus inside the open card, so that its shortcuts work. When the user edits again after a failed save, focus returns to
 * the last edited field and its caret (B-559).
 * @param screen root element of the open card
 * @returns focus handler that remembers the focused field
 */
export function useScreenFocus(screen: RefObject<HTMLElement | null>, options: ScreenFocusOptions) {
  const { cardId, status, isEditable, revision, isLost } = options
  const readActiveEditor = useReadActiveEditor()
  const written = useRef<WrittenField>(undefined)
  const hadFailed = useRef(false)

  // Needs no cleanup: `useFocusRestore` of the board restores focus when the card closes.
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

/** Returns the field that replaced an unmounted field with the same label. Its caret or selection is restored. */
function sameField(screen: HTMLElement | null, before: Element | undefined): HTMLTextAreaElement | undefined {
  if (!(before instanceof HTMLTextAreaElement)) return undefined
  const field = [...(screen?.querySelectorAll('textarea') ?? [])].find(
    ({ ariaLabel }) => ariaLabel === before.ariaLabel,
  )
  field?.setSelectionRange(before.selectionStart, before.selectionEnd)
  return field
}
