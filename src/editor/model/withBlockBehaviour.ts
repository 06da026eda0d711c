import { Editor, Node, type NodeEntry, Path, Point, Range, Transforms } from 'slate'
import { currentTextBlock, liftItem, setBlock } from './blocks'
import { deleteAcrossCells } from './deleteAcrossCells'
import { emptyParagraph, is, isEmptyParagraph } from './schema'
import type { HeartboardEditor, TextBlockElement } from './types'

/** Defines Enter, Backspace and Delete at block borders, and how everything or a selection across cells is deleted. */
export function withBlockBehaviour(editor: HeartboardEditor): HeartboardEditor {
  const { deleteBackward, deleteForward, deleteFragment, getSplitProperties, insertBreak } = editor
  editor.insertBreak = () => {
    if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment()
    const current = currentTextBlock(editor)
    if (!current || !breakBlock(editor, current)) insertBreak()
  }
  // A line break within a block is `\n`; in HTML it is written as `<br>`.
  editor.insertSoftBreak = () => editor.insertText('\n')
  // A tooltip describes the whole block, so the second half loses its `title`.
  editor.getSplitProperties = (node, path) => {
    const { title: _title, ...properties } = getSplitProperties(node, path) as { title?: string }
    return Node.isText(node) ? getSplitProperties(node, path) : properties
  }
  editor.deleteBackward = (unit) => {
    if (!leaveBlock(editor) && !removeLineAtTable(editor, 'previous')) deleteBackward(unit)
  }
  editor.deleteForward = (unit) => {
    if (!removeLineAtTable(editor, 'next')) deleteForward(unit)
  }
  editor.deleteFragment = (options) => {
    if (isAllSelected(editor)) deleteAll(editor)
    else if (!deleteAcrossCells(editor)) deleteFragment(options)
  }
  return editor
}

const isAtEnd = (editor: HeartboardEditor, path: Path) =>
  editor.selection !== null && Editor.isEnd(editor, editor.selection.anchor, path)
const isAtStart = (editor: HeartboardEditor, path: Path) =>
  editor.selection !== null && Editor.isStart(editor, editor.selection.anchor, path)

/** Handles Enter. Returns false if Slate should split the block as usual. */
function breakBlock(editor: HeartboardEditor, [block, path]: NodeEntry<TextBlockElement>): boolean {
  if (block.type === 'code-block') return breakCode(editor, block, path)
  if (block.type === 'heading' && breakHeading(editor, path)) return true
  const [parent] = Editor.parent(editor, path)
  if (is('list-item')(parent)) return breakItem(editor, block, path)
  if (is('blockquote')(parent) && Editor.isEmpty(editor, block)) {
    Transforms.liftNodes(editor, { at: path })
    return true
  }
  return path.length > 2 && insertParagraphBeforeTable(editor, path)
}

/** Inserts a line break into code. After two empty lines, Enter removes both and leaves the code block. */
function breakCode(editor: HeartboardEditor, block: TextBlockElement, path: Path): boolean {
  if (!isAtEnd(editor, path) || !Node.string(block).endsWith('\n\n')) {
    editor.insertText('\n')
    return true
  }
  const next = Path.next(path)
  const isPlaceBelow = Editor.hasPath(editor, next) && isEmptyParagraph(Editor.node(editor, next)[0])
  Editor.withoutNormalizing(editor, () => {
    Transforms.delete(editor, { unit: 'character', distance: 2, reverse: true })
    if (!isPlaceBelow) Transforms.insertNodes(editor, emptyParagraph(), { at: next })
    Transforms.select(editor, Editor.start(editor, next))
  })
  return true
}

/** Inserts a paragraph after a heading, or before it if the caret is at its start. */
function breakHeading(editor: HeartboardEditor, path: Path): boolean {
  const isStart = isAtStart(editor, path)
  if (!isStart && !isAtEnd(editor, path)) return false
  const at = isStart && !isAtEnd(editor, path) ? path : Path.next(path)
  Editor.withoutNormalizing(editor, () => {
    Transforms.insertNodes(editor, emptyParagraph(), { at })
    if (at !== path) Transforms.select(editor, Editor.start(editor, at))
  })
  return true
}

/** Splits off a new item. In an empty item, leaves the list instead. */
function breakItem(editor: HeartboardEditor, block: TextBlockElement, path: Path): boolean {
  const itemPath = Path.parent(path)
  const isFirst = path.at(-1) === 0
  if (Editor.isEmpty(editor, block)) {
    if (isFirst) {
      liftItem(editor, itemPath)
      return true
    }
    // An empty paragraph that is not the item's first becomes the next item.
    Editor.withoutNormalizing(editor, () => {
      Transforms.splitNodes(editor, { at: path })
      Transforms.unsetNodes(editor, 'isLoose', { at: Path.next(itemPath) })
    })
    return true
  }
  if (!isFirst) return false
  Transforms.splitNodes(editor, { match: is('list-item'), always: true })
  return true
}

/**
 * Handles Enter at the start of a table that begins the document. Inserts a paragraph above it, because the caret
 * cannot go there otherwise.
 */
function insertParagraphBeforeTable(editor: HeartboardEditor, path: Path): boolean {
  const isFirstBlock = path.every((index) => index === 0)
  const [first] = editor.children
  if (!isFirstBlock || !first || !is('table')(first) || !isAtStart(editor, path)) return false
  const cell = Editor.above(editor, { match: is('table-cell') })
  if (!cell || Editor.string(editor, cell[1]) === '') return false
  Transforms.insertNodes(editor, emptyParagraph(), { at: [0], select: true })
  return true
}

/**
 * Handles Backspace at the start of a block: removes the block's format, or lifts the block out of a list or quotation.
 */
function leaveBlock(editor: HeartboardEditor): boolean {
  if (!editor.selection || !Range.isCollapsed(editor.selection)) return false
  const current = currentTextBlock(editor)
  if (!current || !isAtStart(editor, current[1])) return false
  const [block, path] = current
  if (block.type !== 'paragraph') {
    setBlock(editor, { type: 'paragraph' })
    return true
  }
  const parentPath = Path.parent(path)
  const [parent] = Editor.node(editor, parentPath)
  if (path.at(-1) !== 0) return false
  if (is('list-item')(parent)) {
    liftItem(editor, parentPath)
    return true
  }
  if (!is('blockquote')(parent)) return false
  Transforms.liftNodes(editor, { at: path })
  return true
}

/**
 * When the user deletes towards a table, removes the empty paragraph next to it, because a paragraph cannot merge into
 * a table.
 */
function removeLineAtTable(editor: HeartboardEditor, side: 'previous' | 'next'): boolean {
  const current = currentTextBlock(editor)
  if (!current || !isEmptyParagraph(current[0])) return false
  const [, path] = current
  const after = Path.next(path)
  const before = Path.hasPrevious(path) ? Path.previous(path) : undefined
  const tablePath = side === 'next' ? after : before
  // After a table at the end of the document, this paragraph is the only place to write.
  if (side === 'previous' && !Editor.hasPath(editor, after)) return false
  if (!tablePath || !Editor.hasPath(editor, tablePath) || !is('table')(Editor.node(editor, tablePath)[0])) return false
  Transforms.select(editor, side === 'previous' ? Editor.end(editor, tablePath) : Editor.start(editor, tablePath))
  Transforms.removeNodes(editor, { at: path })
  return true
}

function isAllSelected(editor: HeartboardEditor): boolean {
  if (!editor.selection || Range.isCollapsed(editor.selection)) return false
  const [start, end] = Range.edges(editor.selection)
  const [first, last] = Editor.edges(editor, [])
  return Point.equals(start, first) && Point.equals(end, last)
}

function deleteAll(editor: HeartboardEditor) {
  Editor.withoutNormalizing(editor, () => {
    for (let index = editor.children.length - 1; index >= 0; index -= 1) Transforms.removeNodes(editor, { at: [index] })
    Transforms.insertNodes(editor, emptyParagraph(), { at: [0] })
    Transforms.select(editor, Editor.start(editor, [0]))
  })
}
