import { Editor, Node, Path, Range, Transforms } from 'slate'
import { currentTextBlock } from './blocks'
import { selectBehindInline } from './inlines'
import { is, isEmptyParagraph, isParagraph } from './schema'
import type { BlockElement, HeartboardEditor, InlineNode, ListItemElement } from './types'

/**
 * Replaces the selection with blocks, or inserts them at the caret; the caret ends behind them. A single paragraph is
 * inserted into the text. If there are several blocks, paragraphs at the start and end join the text before and behind
 * the caret. In a list, the blocks become items.
 */
export function insertBlocks(editor: HeartboardEditor, blocks: readonly BlockElement[]): void {
  if (!editor.selection || blocks.length === 0) return
  Editor.withoutNormalizing(editor, () => {
    if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment()
    const current = currentTextBlock(editor)
    if (!current) return
    const [block, path] = current
    const [only] = blocks
    const itemPath = Path.parent(path)
    if (blocks.length === 1 && only && isParagraph(only) && (!isEmptyParagraph(block) || isEmptyParagraph(only))) {
      insertInlines(editor, only.children)
    } else if (is('list-item')(Editor.node(editor, itemPath)[0]) && path.at(-1) === 0) {
      insertItems(editor, itemPath, path, toItems(blocks))
    } else {
      insertBetween(editor, path, blocks)
    }
  })
}

function insertInlines(editor: HeartboardEditor, children: readonly InlineNode[]) {
  const nodes = children.filter((child) => !Node.isText(child) || child.text !== '')
  if (nodes.length === 0) return
  Transforms.insertNodes(
    editor,
    nodes.map((node) => structuredClone(node)),
    { select: true },
  )
  const last = nodes.at(-1)
  if (last && !Node.isText(last)) selectBehindInline(editor)
}

const isEmptyAt = (editor: HeartboardEditor, path: Path) => isBlankText(Editor.node(editor, path)[0])
/** True for a text block of any format that has no content. */
const isBlankText = (node: Node): boolean =>
  Node.isElement(node) && node.children.every((child) => Node.isText(child) && child.text === '')

function insertBetween(editor: HeartboardEditor, path: Path, blocks: readonly BlockElement[]) {
  if (isEmptyAt(editor, path)) {
    Transforms.removeNodes(editor, { at: path })
    Transforms.insertNodes(editor, [...blocks], { at: path })
    selectEnd(editor, [...path.slice(0, -1), (path.at(-1) ?? 0) + blocks.length - 1])
    return
  }
  const [first, ...others] = blocks
  Transforms.splitNodes(editor, { always: true })
  // Path of the second half. After the split, the caret is at its start.
  const tail = Path.next(path)
  let middle: readonly BlockElement[] = blocks
  if (first && isParagraph(first) && !isEmptyAt(editor, path)) {
    Transforms.select(editor, Editor.end(editor, path))
    insertInlines(editor, first.children)
    middle = others
  }
  const last = middle.at(-1)
  const joinsTail = last !== undefined && isParagraph(last)
  const between = joinsTail ? middle.slice(0, -1) : middle
  Transforms.insertNodes(editor, [...between], { at: tail })
  const tailPath = [...tail.slice(0, -1), (tail.at(-1) ?? 0) + between.length]
  if (joinsTail && last) {
    Transforms.select(editor, Editor.start(editor, tailPath))
    insertInlines(editor, last.children)
  } else {
    if (isEmptyAt(editor, tailPath)) Transforms.removeNodes(editor, { at: tailPath })
    selectEnd(editor, between.length > 0 ? Path.previous(tailPath) : path)
  }
  if (isEmptyAt(editor, path)) Transforms.removeNodes(editor, { at: path })
}

function selectEnd(editor: HeartboardEditor, path: Path) {
  if (Editor.hasPath(editor, path)) Transforms.select(editor, Editor.end(editor, path))
}

/**
 * Converts blocks to list items. A paragraph becomes an item, a list contributes its items, and any other block is
 * appended to the preceding item.
 */
function toItems(blocks: readonly BlockElement[]): ListItemElement[] {
  const items: ListItemElement[] = []
  for (const block of blocks) {
    const last = items.at(-1)
    if (is('list')(block)) items.push(...block.children)
    else if (last && !isParagraph(block)) items[items.length - 1] = { ...last, children: [...last.children, block] }
    else items.push({ type: 'list-item', children: [block] })
  }
  return items
}

function insertItems(editor: HeartboardEditor, itemPath: Path, path: Path, items: readonly ListItemElement[]) {
  const isReplaced =
    isEmptyAt(editor, path) && (Editor.node(editor, itemPath)[0] as ListItemElement).children.length === 1
  if (isReplaced) {
    Transforms.removeNodes(editor, { at: itemPath })
    Transforms.insertNodes(editor, [...items], { at: itemPath })
    selectEnd(editor, [...itemPath.slice(0, -1), (itemPath.at(-1) ?? 0) + items.length - 1])
    return
  }
  const isAtEnd = editor.selection !== null && Editor.isEnd(editor, editor.selection.anchor, path)
  const [first, ...others] = items
  const firstBlock = first?.children[0]
  // The text behind the caret becomes a new item after the inserted items.
  if (!isAtEnd) Transforms.splitNodes(editor, { match: is('list-item'), always: true })
  Transforms.select(editor, Editor.end(editor, path))
  let inserted: readonly ListItemElement[] = items
  if (first && firstBlock && isParagraph(firstBlock)) {
    insertInlines(editor, firstBlock.children)
    for (const [index, block] of first.children.slice(1).entries()) {
      Transforms.insertNodes(editor, block, { at: [...path.slice(0, -1), 1 + index] })
    }
    inserted = others
  }
  const at = Path.next(itemPath)
  Transforms.insertNodes(editor, [...inserted], { at })
  if (inserted.length > 0) selectEnd(editor, [...at.slice(0, -1), (at.at(-1) ?? 0) + inserted.length - 1])
}
