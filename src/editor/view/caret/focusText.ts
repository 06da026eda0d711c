import type { Editor } from 'slate'
import { ReactEditor } from 'slate-react'

/** Time in ms between two checks whether the last change has rendered. */
const RETRY_MS = 10
const MAX_RETRIES = 50

/** Returns the DOM element of the text; undefined once the editor is closed. */
export function textElement(editor: Editor): HTMLElement | undefined {
  try {
    const element = ReactEditor.toDOMNode(editor, editor)
    return element.isConnected ? element : undefined
  } catch {
    return undefined
  }
}

/**
 * Moves keyboard focus to the text with its selection, as soon as the last change has rendered. Slate's own `focus`
 * throws if the editor was closed meanwhile.
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
    // If a focused text becomes read-only, Slate does not notice the blur and would not focus the text again.
    if (ReactEditor.isFocused(editor) && document.activeElement !== element) ReactEditor.blur(editor)
    ReactEditor.focus(editor)
  } catch {
    tryAgain()
  }
}
