/** The chat field, into which a spark puts its words (D-3130). */
import { perApp } from '@/api/core/perApp'
import type { AppThunk } from '@/store/rootReducer'

type Prefill = { text: string; sparkTexts: readonly string[] }

/** The field on screen, and words that wait for a field to open. */
const chatFieldOf = perApp(() => ({
  field: null as HTMLTextAreaElement | null,
  waiting: null as Prefill | null,
}))

/**
 * Returns the length of the text of an earlier spark at the start of a field, which the next spark replaces; 0 without one. The longest
 * counts, because one spark may begin like another.
 */
export const sparkLengthIn = (value: string, sparkTexts: readonly string[]): number =>
  Math.max(0, ...sparkTexts.filter((text) => value.startsWith(text)).map(({ length }) => length))

/** Replaces the start of a field as the person would, so that the browser can undo the change. */
function replaceStart(field: HTMLTextAreaElement, end: number, text: string): void {
  field.setSelectionRange(0, end)
  // oxlint-disable-next-line typescript/no-deprecated -- the only change of a field that Ctrl+Z takes back
  if (document.execCommand?.('insertText', false, text)) return
  field.setRangeText(text, 0, end)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function prefill(field: HTMLTextAreaElement, { text, sparkTexts }: Prefill): void {
  field.focus()
  const typed = field.value.slice(sparkLengthIn(field.value, sparkTexts))
  replaceStart(field, field.value.length - typed.length, text)
  field.setSelectionRange(field.value.length, field.value.length)
}

/** Tells which chat field is on screen; words that waited for it go in once it is enabled. @returns forgets the field */
export const chatFieldShown =
  (field: HTMLTextAreaElement): AppThunk<() => void> =>
  (_dispatch, _getState, services) => {
    const chatField = chatFieldOf(services)
    const before = chatField.field
    chatField.field = field
    if (chatField.waiting && !field.disabled) {
      prefill(field, chatField.waiting)
      chatField.waiting = null
    }
    return () => {
      if (chatField.field === field) chatField.field = before?.isConnected ? before : null
    }
  }

/**
 * Puts the text of a spark into the chat field and focuses the field. Typed words stay behind the text; the text of an earlier spark makes
 * room. Without a field the text waits for one.
 * @param sparkTexts texts of all sparks
 */
export const prefillChatField =
  (text: string, sparkTexts: readonly string[]): AppThunk =>
  (_dispatch, _getState, services) => {
    const chatField = chatFieldOf(services)
    if (chatField.field && !chatField.field.disabled) prefill(chatField.field, { text, sparkTexts })
    else chatField.waiting = { text, sparkTexts }
  }
