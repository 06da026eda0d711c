import { Editor, Element } from 'slate'
import { useSlateSelector } from 'slate-react'
import { marks } from '../../model/types'
import type { ToolId } from './tools'

/**
 * Returns the tools that are on at the caret: marks, then blocks from inner to outer. If several text blocks are
 * selected, no text style is on.
 */
export function activeTools(editor: Editor): ToolId[] {
  const { selection } = editor
  if (!selection || !Editor.hasPath(editor, selection.anchor.path)) return []
  const active: ToolId[] = []
  const textMarks = Editor.marks(editor)
  for (const mark of marks) if (textMarks?.[mark]) active.push(mark)
  let isInList = false
  for (const [node] of Editor.levels(editor, { at: Editor.path(editor, selection), reverse: true })) {
    if (!Element.isElement(node)) continue
    if (node.type === 'paragraph') active.push('paragraph')
    else if (node.type === 'heading') active.push(`heading${node.level}`)
    else if (node.type === 'code-block') active.push('codeBlock')
    else if (node.type === 'blockquote') active.push('quote')
    else if (node.type === 'link') active.push('link')
    else if (node.type === 'list' && !isInList) {
      // Only the innermost list counts, because the list buttons change that list.
      isInList = true
      active.push(node.isOrdered ? 'numberedList' : 'bulletedList')
    }
  }
  return active
}

const isSame = (a: readonly ToolId[] | null, b: readonly ToolId[]) =>
  a?.length === b.length && a.every((id, at) => id === b[at])

/** Returns `activeTools` as a set. Re-renders only when it changes, not at each key. */
export function useActiveTools(): ReadonlySet<ToolId> {
  return new Set(useSlateSelector(activeTools, isSame))
}
