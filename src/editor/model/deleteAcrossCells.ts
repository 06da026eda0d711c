import { Editor, Path, Point, Range, Transforms } from 'slate'
import { is } from './schema'
import type { HeartboardEditor } from './types'

/**
 * Deletes a selection that begins or ends in a table and extends beyond one cell. The cells remain, without the
 * selected content.
 * @returns false for any other selection, which is then not deleted
 */
export function deleteAcrossCells(editor: HeartboardEditor): boolean {
  const { selection } = editor
  if (!selection || Range.isCollapsed(selection)) return false
  const [start, end] = Range.edges(selection)
  const startCell = cellAt(editor, start)
  const endCell = cellAt(editor, end)
  if (!startCell && !endCell) return false
  if (startCell && endCell && Path.equals(startCell, endCell)) return false

  const ranges = partsOf(editor, start, end, startCell, endCell).map((range) => Editor.rangeRef(editor, range))
  Editor.withoutNormalizing(editor, () => {
    for (const ref of ranges.toReversed()) {
      const at = ref.unref()
      if (at && Range.isExpanded(at)) Transforms.delete(editor, { at, hanging: true })
    }
    Transforms.collapse(editor, { edge: 'start' })
  })
  return true
}

/** Returns the path of the outermost cell around a point. */
function cellAt(editor: HeartboardEditor, point: Point): Path | undefined {
  return Editor.above(editor, { at: point, match: is('table-cell'), mode: 'highest' })?.[1]
}

const tableOf = (cell: Path | undefined) => cell?.slice(0, -2)

/**
 * Splits a range into its part in each cell and its part outside tables, in document order. Deleting these parts keeps
 * all cells.
 */
function partsOf(editor: HeartboardEditor, start: Point, end: Point, startCell?: Path, endCell?: Path): Range[] {
  const startTable = tableOf(startCell)
  const endTable = tableOf(endCell)
  if (startTable && endTable && Path.equals(startTable, endTable)) return cellParts(editor, startTable, start, end)
  const parts: Range[] = []
  if (startTable) parts.push(...cellParts(editor, startTable, start, Editor.end(editor, startTable)))
  const from = startTable ? Editor.after(editor, Editor.end(editor, startTable)) : start
  const to = endTable ? Editor.before(editor, Editor.start(editor, endTable)) : end
  if (from && to && Point.isBefore(from, to)) parts.push({ anchor: from, focus: to })
  if (endTable) parts.push(...cellParts(editor, endTable, Editor.start(editor, endTable), end))
  return parts
}

function cellParts(editor: HeartboardEditor, table: Path, anchor: Point, focus: Point): Range[] {
  const cells = Editor.nodes(editor, {
    at: { anchor, focus },
    match: (node, path) => is('table-cell')(node) && path.length === table.length + 2,
  })
  return [...cells].flatMap(([, path]) => Range.intersection({ anchor, focus }, Editor.range(editor, path)) ?? [])
}
