import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { useReadActiveEditor } from '@/editor/activeEditor'
import type { CardSaverState } from '@/editor/saving/CardSaver'
import { isTextInput } from '@/lib/isTextInput'

type ScreenFocusOptions = Pick<CardSaverState, 'status' | 'isEditable' | 'revision'> & {
  cardId: string
  /** True while the words of a card that is gone are shown instead of the card. */
  isLost: boolean
}

type WrittenField = { cardId: string; element: Element }

/** What the page has left of a control that was unmounted, disabled or made read-only while it had keyboard focus. */
const NOWHERE = 'body, :disabled, [contenteditable="false"]'

/**
 * Keeps keyboard focus inside the open card, so that its keys go on working. After a failed save it goes back to the text that was written
 * in, with its caret (B-559).
 * @param screen the screen of the card
 * @returns notes the field that keyboard focus comes to
 */
export function useScreenFocus(screen: RefObject<HTMLElement | null>, options: ScreenFocusOptions) {
  const { cardId, status, isEditable, revision, isLost } = options
  const readActiveEditor = useReadActiveEditor()
  const written = useRef<WrittenField>(undefined)
  const hadFailed = useRef(false)

  // The board restores focus to the card when it is no longer obscured.
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

/** The field that stands where an unmounted one stood, with the caret of that one. */
function sameField(screen: HTMLElement | null, before: Element | undefined): HTMLTextAreaElement | undefined {
  if (!(before instanceof HTMLTextAreaElement)) return undefined
  const field = [...(screen?.querySelectorAll('textarea') ?? [])].find(
    ({ ariaLabel }) => ariaLabel === before.ariaLabel,
  )
  field?.setSelectionRange(before.selectionStart, before.selectionEnd)
  return field
}
