import { Editor, Node, type NodeEntry, Path, Range, Transforms } from 'slate'
import { emptyParagraph, is, isContainer, isTextBlock, mayNest } from './schema'
import type {
  BlockquoteElement,
  HeadingLevel,
  HeartboardEditor,
  ListElement,
  ListItemElement,
  TextBlockElement,
} from './types'

/** Format of a text block: paragraph, heading 1 to 5, or code (B-341). */
export type TextBlockFormat = { type: 'paragraph' | 'code-block' } | { type: 'heading'; level: HeadingLevel }

/** Returns the text block that contains the caret, or the first one of the selection. */
export function currentTextBlock(editor: HeartboardEditor): NodeEntry<TextBlockElement> | undefined {
  if (!editor.selection) return undefined
  return Editor.above(editor, { at: Range.start(editor.selection), match: isTextBlock })
}

export function setBlock(editor: HeartboardEditor, format: TextBlockFormat): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.setNodes<TextBlockElement>(editor, format, { match: isTextBlock })
    if (format.type !== 'heading') Transforms.unsetNodes<TextBlockElement>(editor, 'level', { match: isTextBlock })
  })
}

const currentList = (editor: HeartboardEditor): NodeEntry<ListElement> | undefined =>
  Editor.above(editor, { match: is('list') })

/** Wraps the selected blocks in a quotation. If they are in one already, unwraps them. */
export function toggleBlockquote(editor: HeartboardEditor): void {
  const quote = Editor.above<BlockquoteElement>(editor, { match: is('blockquote') })
  if (quote) Transforms.unwrapNodes(editor, { match: is('blockquote'), split: true })
  else wrapSelectedBlocks(editor, { type: 'blockquote', children: [] })
}

/** Returns the path of the deepest container that contains the whole range; empty for the document itself. */
function commonContainer(editor: HeartboardEditor, range: Range): Path {
  const [start, end] = Range.edges(range)
  const common = Path.common(start.path, end.path)
  // `Editor.above` starts at the parent, so the common node itself is tested first.
  if (isContainer(Editor.node(editor, common)[0])) return common
  return Editor.above(editor, { at: common, match: isContainer })?.[1] ?? []
}

/** Returns the paths of those children of a container that lie in the range, wholly or in part. */
function touchedChildren(container: Path, range: Range): Path[] {
  const [start, end] = Range.edges(range)
  const depth = container.length
  const first = start.path[depth] ?? 0
  const last = end.path[depth] ?? first
  return Array.from({ length: last - first + 1 }, (_, index) => [...container, first + index])
}

function wrapSelectedBlocks(editor: HeartboardEditor, wrapper: BlockquoteElement) {
  if (!editor.selection) return
  const range = Editor.unhangRange(editor, editor.selection)
  const paths = touchedChildren(commonContainer(editor, range), range)
  const [first] = paths
  if (!first || !mayNest(first)) return
  Editor.withoutNormalizing(editor, () => {
    Transforms.insertNodes(editor, wrapper, { at: first })
    const from = Path.next(first)
    for (const index of paths.keys()) Transforms.moveNodes(editor, { at: from, to: [...first, index] })
  })
}

/**
 * Turns the selected blocks into a list. If they are in a list of the other kind, changes its kind. If they are in a
 * list of the same kind, takes the items out.
 */
export function toggleList(editor: HeartboardEditor, isOrdered: boolean): void {
  if (!editor.selection) return
  const list = currentList(editor)
  if (list && isContainerWithin(editor, list[1])) {
    if (list[0].isOrdered === isOrdered) leaveList(editor)
    else Transforms.setNodes<ListElement>(editor, { isOrdered }, { at: list[1] })
    return
  }
  const range = Editor.unhangRange(editor, editor.selection)
  const paths = touchedChildren(commonContainer(editor, range), range)
  const [first] = paths
  if (!first || !mayNest(first)) return
  Editor.withoutNormalizing(editor, () => {
    const items: ListItemElement[] = []
    Transforms.insertNodes(editor, { type: 'list', isOrdered, children: items }, { at: first })
    let count = 0
    for (const _ of paths) {
      const from = Path.next(first)
      const [node] = Editor.node(editor, from)
      if (is('list')(node)) {
        // Items of a selected list become items of the new list.
        for (const _item of node.children) {
          Transforms.moveNodes(editor, { at: [...from, 0], to: [...first, count] })
          count += 1
        }
        Transforms.removeNodes(editor, { at: from })
        continue
      }
      if (isTextBlock(node)) Transforms.setNodes<TextBlockElement>(editor, { type: 'paragraph' }, { at: from })
      Transforms.insertNodes(editor, { type: 'list-item', children: [] }, { at: [...first, count] })
      Transforms.moveNodes(editor, { at: from, to: [...first, count, 0] })
      count += 1
    }
  })
}

/** False for a list that surrounds the caret's table, because a table cell has its own lists. */
function isContainerWithin(editor: HeartboardEditor, listPath: Path): boolean {
  const cell = Editor.above(editor, { match: is('table-cell') })
  return !cell || cell[1].length < listPath.length
}

/** Returns the innermost list items that the selection touches, in document order. */
export const currentItems = (editor: HeartboardEditor): NodeEntry<ListItemElement>[] =>
  editor.selection ? [...Editor.nodes<ListItemElement>(editor, { match: is('list-item'), mode: 'lowest' })] : []

function leaveList(editor: HeartboardEditor) {
  const refs = currentItems(editor).map(([, path]) => Editor.pathRef(editor, path))
  Editor.withoutNormalizing(editor, () => {
    for (const ref of refs) {
      const path = ref.unref()
      if (path) liftItem(editor, path)
    }
  })
}

/**
 * Takes an item out of its list. In a nested list it becomes an item of the outer list, otherwise plain blocks between
 * the list's halves.
 */
export function liftItem(editor: HeartboardEditor, path: Path): void {
  const listPath = Path.parent(path)
  const parentPath = Path.parent(listPath)
  const [parent] = Editor.node(editor, parentPath)
  const isNested = is('list-item')(parent)
  Editor.withoutNormalizing(editor, () => {
    if (isNested) {
      moveFollowersInto(editor, path)
      Transforms.moveNodes(editor, { at: path, to: Path.next(parentPath) })
      const [list] = Editor.node(editor, listPath)
      if (is('list')(list) && list.children.length === 0) Transforms.removeNodes(editor, { at: listPath })
      return
    }
    Transforms.liftNodes(editor, { at: path })
    // The item is now before the list, after the list, or between its two halves.
    const lifted = findLifted(editor, listPath)
    if (lifted) Transforms.unwrapNodes(editor, { at: lifted })
  })
}

const findLifted = (editor: HeartboardEditor, listPath: Path): Path | undefined =>
  [listPath, Path.next(listPath)].find(
    (path) => Editor.hasPath(editor, path) && is('list-item')(Editor.node(editor, path)[0]),
  )

/** Moves the items after this one into its own nested list. They keep their level when this item is lifted. */
function moveFollowersInto(editor: HeartboardEditor, path: Path) {
  const [list] = Editor.node(editor, Path.parent(path))
  if (!is('list')(list)) return
  const index = path.at(-1) ?? 0
  const followers = list.children.length - index - 1
  if (followers === 0) return
  const [item] = Editor.node(editor, path)
  if (!is('list-item')(item)) return
  const to = [...path, item.children.length]
  Transforms.insertNodes(editor, { type: 'list', isOrdered: list.isOrdered, children: [] }, { at: to })
  for (let moved = 0; moved < followers; moved += 1) {
    Transforms.moveNodes(editor, { at: Path.next(path), to: [...to, moved] })
  }
}

/**
 * Nests the selected items below the preceding item. Returns false if there is no preceding item, or at the nesting
 * limit.
 */
export function nestItems(editor: HeartboardEditor): boolean {
  const [first] = currentItems(editor)
  if (!first || first[1].at(-1) === 0 || !mayNest(first[1])) return false
  const parent = Path.parent(first[1])
  const siblings = currentItems(editor).filter(([, path]) => Path.equals(Path.parent(path), parent))
  const previousPath = Path.previous(first[1])
  const [list] = Editor.node(editor, parent)
  const [previous] = Editor.node(editor, previousPath)
  if (!is('list')(list) || !is('list-item')(previous)) return false
  Editor.withoutNormalizing(editor, () => {
    const last = previous.children.at(-1)
    const listPath = [...previousPath, previous.children.length - (last && is('list')(last) ? 1 : 0)]
    let count = last && is('list')(last) ? last.children.length : 0
    if (!last || !is('list')(last)) {
      Transforms.insertNodes(editor, { type: 'list', isOrdered: list.isOrdered, children: [] }, { at: listPath })
    }
    for (const _ of siblings) {
      Transforms.moveNodes(editor, { at: first[1], to: [...listPath, count] })
      count += 1
    }
  })
  return true
}

/** Moves nested items one level out; reverses `nestItems`. Returns false for items of an outermost list. */
export function unnestItems(editor: HeartboardEditor): boolean {
  const refs = currentItems(editor)
    .filter(([, path]) => is('list-item')(Editor.node(editor, path.slice(0, -2))[0]))
    .map(([, path]) => Editor.pathRef(editor, path))
  if (refs.length === 0) return false
  Editor.withoutNormalizing(editor, () => {
    for (const ref of refs.toReversed()) {
      const path = ref.unref()
      if (path) liftItem(editor, path)
    }
  })
  return true
}

/** Inserts a horizontal line and moves the caret below it. */
export function insertRule(editor: HeartboardEditor): void {
  insertBlock(editor, { type: 'rule', children: [{ text: '' }] })
  const block = Editor.above(editor, { match: is('rule') })
  const next = block && Path.next(block[1])
  if (!next) return
  if (!Editor.hasPath(editor, next)) Transforms.insertNodes(editor, emptyParagraph(), { at: next })
  Transforms.select(editor, Editor.start(editor, next))
}

/**
 * Inserts a block below the text block that contains the caret, and moves the caret into it. An empty paragraph is
 * replaced.
 */
export function insertBlock(editor: HeartboardEditor, block: Parameters<HeartboardEditor['insertNode']>[0]): void {
  const current = currentTextBlock(editor)
  if (!current || !mayNest(current[1])) return
  const [text, path] = current
  Editor.withoutNormalizing(editor, () => {
    const isReplaced = text.type === 'paragraph' && Node.string(text) === '' && text.children.length === 1
    const at = isReplaced ? path : Path.next(path)
    if (isReplaced) Transforms.removeNodes(editor, { at: path })
    Transforms.insertNodes(editor, block, { at })
    Transforms.select(editor, Editor.start(editor, at))
  })
}
