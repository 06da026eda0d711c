import { Editor, Text, Transforms } from 'slate'
import { is } from './schema'
import { type HeartboardEditor, type Mark, marks } from './types'

/** Marks that exclude each other on a text. */
const OPPOSITES: Partial<Record<Mark, Mark>> = { sub: 'sup', sup: 'sub' }

/** True if the whole selection, or text typed next, has the mark. */
export const isMarkActive = (editor: HeartboardEditor, mark: Mark): boolean => Editor.marks(editor)?.[mark] === true

export function toggleMark(editor: HeartboardEditor, mark: Mark): void {
  // A code block needs no code mark.
  if (mark === 'code' && Editor.above(editor, { match: is('code-block') })) return
  if (isMarkActive(editor, mark)) {
    Editor.removeMark(editor, mark)
    return
  }
  const opposite = OPPOSITES[mark]
  if (opposite) Editor.removeMark(editor, opposite)
  Editor.addMark(editor, mark, true)
}

/** Removes all marks of the selection. */
export function clearMarks(editor: HeartboardEditor): void {
  for (const mark of marks) if (isMarkActive(editor, mark)) Editor.removeMark(editor, mark)
  if (editor.selection) Transforms.unsetNodes(editor, [...marks, 'title'], { match: Text.isText, split: true })
}
