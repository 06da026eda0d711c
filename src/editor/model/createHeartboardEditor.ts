import { createEditor, type Descendant, Editor } from 'slate'
import { withReact } from 'slate-react'
import { withBlockBehaviour } from './withBlockBehaviour'
import { withClipboard } from './withClipboard'
import { withHistory } from './withHistory'
import { withMarkdownShortcuts } from './withMarkdownShortcuts'
import { withSchema } from './withSchema'
import type { HeartboardEditor } from './types'

/**
 * Number of blocks that slate-react groups into a chunk, and of chunks in a larger chunk (1,024 blocks). After a key
 * press, React compares only the chunks around the caret.
 */
const CHUNK_SIZE = 32

/** Creates an editor without a document. `resetEditor` or Slate's `initialValue` sets the document (D-0068). */
export function createHeartboardEditor(): HeartboardEditor {
  const editor = withHistory(withReact(createEditor()))
  withClipboard(withMarkdownShortcuts(withBlockBehaviour(withSchema(editor))))
  editor.getChunkSize = (node) => (Editor.isEditor(node) ? CHUNK_SIZE : null)
  return editor
}

/**
 * Replaces the document, for example with a newer text from the server, and clears the history. The caret
 * stays in position.
 */
export function resetEditor(editor: HeartboardEditor, blocks: Descendant[]): void {
  editor.withoutHistory(() => {
    editor.setChildren(blocks)
    Editor.normalize(editor)
  })
}
