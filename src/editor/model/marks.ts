import { Editor, Text, Transforms } from 'slate'
import { is } from './schema'
import { type HeartboardEditor, type Mark, marks } from './types'

/** Marks that exclude each other on the same text. */
const OPPOSITES: Partial<Record<Mark, Mark>> = { sub: 'sup', sup: 'sub' }

/** True if text typed at the caret would have the mark. For a selection, true if its first text has it. */
export const isMarkActive = (editor: HeartboardEditor, mark: Mark): boolean => Editor.marks(editor)?.[mark] === true

export function toggleMark(editor: HeartboardEditor, mark: Mark): void {
  // A code block cannot contain code marks, because `withSchema` removes them.
  if (mark === 'code' && Editor.above(editor, { match: is('code-block') })) return
  if (isMarkActive(editor, mark)) {
    Editor.removeMark(editor, mark)
    return
  }
  const opposite = OPPOSITES[mark]
  if (opposite) Editor.removeMark(editor, opposite)
  Editor.addMark(editor, mark, true)
}

/** Removes all marks and tooltips (`title`) of the selection. Text typed next also has no marks. */
export function clearMarks(editor: HeartboardEditor): void {
  for (const mark of marks) if (isMarkActive(editor, mark)) Editor.removeMark(editor, mark)
  if (editor.selection) Transforms.unsetNodes(editor, [...marks, 'title'], { match: Text.isText, split: true })
}
