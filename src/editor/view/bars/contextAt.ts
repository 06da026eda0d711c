import { Editor, type NodeEntry, Range } from 'slate'
import { currentInlineVoid } from '../../model/inlines'
import { currentLink } from '../../model/links'
import { is } from '../../model/schema'
import type { InlineVoidElement, LinkElement, TableElement } from '../../model/types'

/** What the caret or selection is in. The floating bar shows the tools for it. */
export type EditorContext =
  | { kind: 'selection' }
  | { kind: 'link'; entry: NodeEntry<LinkElement> }
  | { kind: 'table'; entry: NodeEntry<TableElement> }
  | { kind: 'void'; entry: NodeEntry<InlineVoidElement> }

/**
 * Returns the narrowest context of the selection. Returns undefined for a caret in plain text, and for code, because
 * code has no marks.
 */
export function contextAt(editor: Editor): EditorContext | undefined {
  const { selection } = editor
  // While a change is being applied, the selection may point to removed nodes.
  if (!selection || !Editor.hasPath(editor, selection.anchor.path) || !Editor.hasPath(editor, selection.focus.path)) {
    return undefined
  }
  if (Range.isExpanded(selection)) {
    const isCode = Editor.above(editor, { match: is('code-block') }) !== undefined
    return !isCode && Editor.string(editor, selection).trim() ? { kind: 'selection' } : undefined
  }
  const inVoid = currentInlineVoid(editor)
  if (inVoid) return { kind: 'void', entry: inVoid }
  const link = currentLink(editor)
  if (link) return { kind: 'link', entry: link }
  const table = Editor.above(editor, { match: is('table') })
  return table && { kind: 'table', entry: table }
}

/**
 * True for the same kind of context and the same element. False for null, because `useSlateSelector` first compares
 * null with the result. If both counted as equal, it would return null.
 */
export const isSameContext = (a: EditorContext | null | undefined, b: EditorContext | undefined): boolean =>
  a !== null && a?.kind === b?.kind && (!a || !b || !('entry' in a) || !('entry' in b) || a.entry[0] === b.entry[0])
