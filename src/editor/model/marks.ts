import { Editor, Text, Transforms } from 'slate'
import { is } from './schema'
import { type HeartboardEditor, type Mark, marks } from './types'

/** Marks that exclude each other on a text. */
const OPPOSITES: Partial<Record<Mark, Mark>> = { sub: 'sup', sup: 'sub' }

/** True if text typed at the caret would have the mark; for a selection, if its first text has the mark. */
export const isMarkActive = (editor: HeartboardEditor, mark: Mark): boolean => Editor.marks(editor)?.[mark] === true

export function toggleMark(editor: HeartboardEditor, mark: Mark): void {
  // `withSchema` removes code marks from a code block.
  if (mark === 'code' && Editor.above(editor, { match: is('code-block') })) return
  if (isMarkActive(editor, mark)) {
    Editor.removeMark(editor, mark)
    return
  }
  const opposite = OPPOSITES[mark]
  if (opposite) Editor.removeMark(editor, opposite)
  Editor.addMark(editor, mark, true)
}

/** Removes all marks and tooltips (`title`) of the selection, and the marks of text typed next. */
export function clearMarks(editor: HeartboardEditor): void {
  for (const mark of marks) if (isMarkActive(editor, mark)) Editor.removeMark(editor, mark)
  if (editor.selection) Transforms.unsetNodes(editor, [...marks, 'title'], { match: Text.isText, split: true })
}
