import { Editor, Element, Node, type NodeEntry, type Path, Text, Transforms } from 'slate'
import { emptyParagraph, is, isBlockElement, isFollowedByParagraph, isInlineElement, isInlineVoid } from './schema'
import { emptyCell, planTable } from './tableGrid'
import type { HeartboardEditor, HeartboardElement, ParagraphElement } from './types'

/** Keeps the document valid for HTML after any command, undo or paste. */
export function withSchema(editor: HeartboardEditor): HeartboardEditor {
  const { normalizeNode } = editor
  editor.isInline = isInlineElement
  editor.isVoid = (element) => isInlineVoid(element) || element.type === 'rule'
  // Deleting never merges two cells.
  editor.isIsolated = is('table-cell')
  // Text typed at the start or end of a link does not become part of the link.
  editor.inlineEdgeAffinity = (element) => (element.type === 'link' ? 'outside' : null)
  editor.normalizeNode = (entry, options) => {
    if (!repair(editor, entry)) normalizeNode(entry, options)
  }
  return editor
}

/** Makes at most one repair and returns true if it did. Slate then normalises the node again. */
function repair(editor: HeartboardEditor, entry: NodeEntry): boolean {
  const [node] = entry
  if (Node.isText(node)) return false
  if (Node.isEditor(node)) return repairDocument(editor)
  return repairParent(editor, node, entry[1]) || repairChildren(editor, node, entry[1])
}

function repairDocument(editor: HeartboardEditor): boolean {
  const last = editor.children.at(-1)
  if (last && !(Element.isElement(last) && isFollowedByParagraph(last))) return repairBlocks(editor, editor, [])
  Transforms.insertNodes(editor, emptyParagraph(), { at: [editor.children.length] })
  return true
}

const PARENTS: Partial<Record<HeartboardElement['type'], HeartboardElement['type']>> = {
  'list-item': 'list',
  'table-row': 'table',
  'table-cell': 'table-row',
}

/** Unwraps an item outside a list, and a row or cell outside a table. */
function repairParent(editor: HeartboardEditor, element: HeartboardElement, path: Path): boolean {
  const wanted = PARENTS[element.type]
  const parent = Node.parent(editor, path)
  if (!wanted || is(wanted)(parent)) return false
  Transforms.unwrapNodes(editor, { at: path })
  return true
}

function repairChildren(editor: HeartboardEditor, element: HeartboardElement, path: Path): boolean {
  switch (element.type) {
    case 'paragraph':
    case 'heading':
      return liftBlocks(editor, element, path) || removeForeign(editor, element, 'language', path)
    case 'code-block':
      return liftBlocks(editor, element, path) || removeCodeMarks(editor, element, path)
    case 'link':
      return repairLink(editor, element, path)
    case 'list':
      return repairList(editor, element, path) || (!element.isOrdered && removeForeign(editor, element, 'start', path))
    case 'table':
      return repairTable(editor, element, path)
    case 'table-row':
      return repairRow(editor, element, path)
    case 'blockquote':
    case 'list-item':
    case 'table-cell':
      return repairBlocks(editor, element, path)
    default:
      return false
  }
}

/** Unwraps a text block that contains blocks. Its texts become paragraphs of its parent. */
function liftBlocks(editor: HeartboardEditor, element: HeartboardElement, path: Path): boolean {
  if (!element.children.some((child) => Node.isElement(child) && !isInlineElement(child))) return false
  Transforms.unwrapNodes(editor, { at: path })
  return true
}

/** Removes a property that remains from the block's former format. */
function removeForeign(editor: HeartboardEditor, element: HeartboardElement, name: 'language' | 'start', path: Path) {
  if (!(name in element)) return false
  Transforms.unsetNodes<HeartboardElement>(editor, name, { at: path })
  return true
}

/** Removes code marks in a code block, because all of its text is code. */
function removeCodeMarks(editor: HeartboardEditor, element: HeartboardElement, path: Path): boolean {
  const marked = [...Node.texts(element)].filter(([{ code }]) => code)
  for (const [, textPath] of marked) Transforms.unsetNodes(editor, 'code', { at: [...path, ...textPath] })
  return marked.length > 0
}

function repairLink(editor: HeartboardEditor, element: HeartboardElement, path: Path): boolean {
  if (Editor.above(editor, { at: path, match: is('link') })) {
    Transforms.unwrapNodes(editor, { at: path })
    return true
  }
  if (element.children.some((child) => !Text.isText(child) || child.text !== '')) return false
  Transforms.removeNodes(editor, { at: path })
  return true
}

const remove = (editor: HeartboardEditor, at: Path): boolean => {
  Transforms.removeNodes(editor, { at })
  return true
}

/** Repairs a document, quotation, item or cell. It must contain at least one block and nothing but blocks. */
function repairBlocks(editor: HeartboardEditor, parent: Node & { children: readonly Node[] }, path: Path): boolean {
  const { children } = parent
  if (children.length === 0 || (is('list-item')(parent) && children[0] && is('list')(children[0]))) {
    Transforms.insertNodes(editor, emptyParagraph(), { at: [...path, 0] })
    return true
  }
  const index = children.findIndex((child) => Node.isText(child) || isInlineElement(child))
  if (index < 0) return false
  const paragraph: ParagraphElement = { type: 'paragraph', children: [] }
  const length = children.slice(index).findIndex((child) => isBlockElement(child) || PARENTS[typeOf(child)])
  const end = length < 0 ? children.length : index + length
  Editor.withoutNormalizing(editor, () => {
    Transforms.insertNodes(editor, paragraph, { at: [...path, index] })
    for (let moved = 0; moved < end - index; moved += 1) {
      Transforms.moveNodes(editor, { at: [...path, index + 1], to: [...path, index, moved] })
    }
  })
  return true
}

const typeOf = (node: Node): HeartboardElement['type'] => (Node.isElement(node) ? node.type : 'paragraph')

function repairList(editor: HeartboardEditor, list: HeartboardElement, path: Path): boolean {
  const items: readonly Node[] = list.children
  const index = items.findIndex((child) => !is('list-item')(child))
  if (items.length === 0 || (items.length === 1 && isBareText(items[0]))) return remove(editor, path)
  if (index < 0) return false
  Transforms.wrapNodes(editor, { type: 'list-item', children: [] }, { at: [...path, index] })
  return true
}

const isBareText = (node: Node | undefined) => node !== undefined && Text.isText(node) && node.text === ''

/**
 * Repairs the children of a row. `repairTable` handles a row without cells, because it also shortens the cells that
 * span the row.
 */
function repairRow(editor: HeartboardEditor, row: HeartboardElement, path: Path): boolean {
  const cells: readonly Node[] = row.children
  if (cells.length === 0) return true
  const index = cells.findIndex((child) => !is('table-cell')(child))
  if (index < 0) return false
  if (isBareText(cells[index])) return remove(editor, [...path, index])
  Transforms.wrapNodes(editor, emptyCellShell(), { at: [...path, index] })
  return true
}

const emptyCellShell = () => ({ ...emptyCell(false), children: [] })

function repairTable(editor: HeartboardEditor, table: HeartboardElement, path: Path): boolean {
  if (table.type !== 'table') return false
  const rows: readonly Node[] = table.children
  const foreign = rows.findIndex((child) => !is('table-row')(child))
  if (foreign >= 0) {
    if (isBareText(rows[foreign])) return remove(editor, [...path, foreign])
    Transforms.wrapNodes(editor, { type: 'table-row', children: [] }, { at: [...path, foreign] })
    return true
  }
  const bodyStart = table.children.findIndex(({ isHead }) => !isHead)
  const strayHead = table.children.findIndex(({ isHead }, index) => isHead && bodyStart >= 0 && index > bodyStart)
  if (strayHead >= 0) {
    Transforms.unsetNodes(editor, 'isHead', { at: [...path, strayHead] })
    return true
  }
  if (table.children.every(({ children }) => children.length === 0)) return remove(editor, path)
  return makeRectangular(editor, table, path)
}

function makeRectangular(
  editor: HeartboardEditor,
  table: Extract<HeartboardElement, { type: 'table' }>,
  path: Path,
): boolean {
  let hasChanged = false
  const plan = planTable(table.children)
  Editor.withoutNormalizing(editor, () => {
    for (const { row, cells } of plan) {
      const source = table.children[row]
      for (const [index, planned] of cells.entries()) {
        const at = [...path, row, index]
        if (planned === 'gap') {
          Transforms.insertNodes(editor, emptyCell(source?.isHead ?? false), { at })
          hasChanged = true
          continue
        }
        const cell = source?.children[planned.index]
        if (cell) hasChanged = setSpans(editor, at, cell, planned) || hasChanged
      }
    }
    const kept = new Set(plan.map(({ row }) => row))
    for (let row = table.children.length - 1; row >= 0; row -= 1) {
      if (!kept.has(row)) hasChanged = remove(editor, [...path, row])
    }
  })
  return hasChanged
}

type Spans = { colspan?: number; rowspan?: number }

/** Sets the spans of a cell and returns true if the cell changed. A span of 1 is omitted. */
export function setSpans(editor: HeartboardEditor, at: Path, cell: Spans, wanted: Spans): boolean {
  let hasChanged = false
  for (const name of ['colspan', 'rowspan'] as const) {
    const span = wanted[name] ?? 1
    if ((cell[name] ?? 1) === span) continue
    if (span > 1) Transforms.setNodes<HeartboardElement>(editor, { [name]: span }, { at })
    else Transforms.unsetNodes<HeartboardElement>(editor, name, { at })
    hasChanged = true
  }
  return hasChanged
}
