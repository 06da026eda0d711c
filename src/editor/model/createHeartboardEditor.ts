import { createEditor, type Descendant, Editor } from 'slate'
import { withReact } from 'slate-react'
import { withBlockBehaviour } from './withBlockBehaviour'
import { withClipboard } from './withClipboard'
import { withHistory } from './withHistory'
import { withMarkdownShortcuts } from './withMarkdownShortcuts'
import { withSchema } from './withSchema'
import type { HeartboardEditor } from './types'

/**
 * slate-react groups this number of blocks into a chunk, and of chunks into a larger chunk (1,024 blocks). After a key press, React
 * compares only the chunks around the caret.
 */
const CHUNK_SIZE = 32

/** An editor without a document; its value is set by `resetEditor` or by Slate's `initialValue` (D-0068). */
export function createHeartboardEditor(): HeartboardEditor {
  const editor = withHistory(withReact(createEditor()))
  withClipboard(withMarkdownShortcuts(withBlockBehaviour(withSchema(editor))))
  editor.getChunkSize = (node) => (Editor.isEditor(node) ? CHUNK_SIZE : null)
  return editor
}

/**
 * Shows another document, such as a newer text of the server, and forgets the history. Unchanged blocks keep their elements, and the caret
 * its place.
 */
export function resetEditor(editor: HeartboardEditor, blocks: Descendant[]): void {
  editor.withoutHistory(() => {
    editor.setChildren(blocks)
    Editor.normalize(editor)
  })
}
