import type { Editor } from 'slate'
import { ReactEditor } from 'slate-react'

/** ms between two checks for the render of the last change. */
const RETRY_MS = 10
const MAX_RETRIES = 50

/** The element of the text; undefined once the editor is closed. */
export function textElement(editor: Editor): HTMLElement | undefined {
  try {
    const element = ReactEditor.toDOMNode(editor, editor)
    return element.isConnected ? element : undefined
  } catch {
    return undefined
  }
}

/**
 * Moves keyboard focus to the text with its selection, once the last change has rendered. Slate's own `focus` throws for an editor closed
 * meanwhile.
 */
export function focusText(editor: Editor, retries = MAX_RETRIES): void {
  const element = textElement(editor)
  if (!element) return
  const tryAgain = () => {
    if (retries > 0) setTimeout(() => focusText(editor, retries - 1), RETRY_MS)
  }
  if (editor.operations.length > 0) {
    tryAgain()
    return
  }
  try {
    // Slate misses the blur of a focused text that becomes read-only, and would not focus the text again.
    if (ReactEditor.isFocused(editor) && document.activeElement !== element) ReactEditor.blur(editor)
    ReactEditor.focus(editor)
  } catch {
    tryAgain()
  }
}
