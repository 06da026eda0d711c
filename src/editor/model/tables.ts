import { Editor, Path, Transforms } from 'slate'
import { insertBlock } from './blocks'
import { is } from './schema'
import { emptyCell, type PlacedCell, placeCells, widthOf } from './tableGrid'
import type { HeartboardEditor, TableCellElement, TableElement, TableRowElement } from './types'
import { setSpans } from './withSchema'

/** Number of columns and of rows of a new table (B-342). */
const DEFAULT_SIZE = 3

type CurrentCell = { table: TableElement; tablePath: Path; placed: PlacedCell[]; cell: PlacedCell }

function currentCell(editor: HeartboardEditor): CurrentCell | undefined {
  if (!editor.selection) return undefined
  const at = editor.selection.focus
  const cellEntry = Editor.above(editor, { at, match: is('table-cell') })
  if (!cellEntry) return undefined
  const path = cellEntry[1]
  const tablePath = path.slice(0, -2)
  const [table] = Editor.node(editor, tablePath)
  if (!is('table')(table)) return undefined
  const placed = placeCells(table.children)
  const cell = placed.find(({ row, index }) => row === path.at(-2) && index === path.at(-1))
  return cell && { table, tablePath, placed, cell }
}

export const isInTable = (editor: HeartboardEditor): boolean => currentCell(editor) !== undefined

const newRow = (cells: readonly TableCellElement[], isHead: boolean): TableRowElement => ({
  type: 'table-row',
  ...(isHead ? { isHead } : {}),
  children: [...cells],
})

/** Inserts a table whose first row is its head, and moves the caret into the first cell. */
export function insertTable(editor: HeartboardEditor, columns = DEFAULT_SIZE, rows = DEFAULT_SIZE): void {
  const children = Array.from({ length: rows }, (_row, row) =>
    newRow(
      Array.from({ length: columns }, () => emptyCell(row === 0)),
      row === 0,
    ),
  )
  insertBlock(editor, { type: 'table', children })
}

const pathOf = (tablePath: Path, { row, index }: { row: number; index: number }): Path => [...tablePath, row, index]
const cellOf = ({ children }: TableElement, { row, index }: PlacedCell) => children[row]?.children[index]

function resize(
  editor: HeartboardEditor,
  { table, tablePath }: CurrentCell,
  cell: PlacedCell,
  spans: Partial<PlacedCell>,
) {
  const element = cellOf(table, cell)
  if (!element) return
  const { colspan, rowspan } = { colspan: element.colspan, rowspan: element.rowspan, ...spans }
  setSpans(editor, pathOf(tablePath, cell), element, { colspan, rowspan })
}

/** Inserts a row above or below the caret's cell. Cells that span the new row grow. */
export function insertRow(editor: HeartboardEditor, side: 'above' | 'below'): void {
  const current = currentCell(editor)
  if (!current) return
  const { table, tablePath, placed, cell } = current
  const row = side === 'above' ? cell.row : cell.row + cell.rowspan
  const isHead = table.children[row]?.isHead ?? false
  Editor.withoutNormalizing(editor, () => {
    const covered = new Set<number>()
    for (const over of placed.filter((other) => other.row < row && other.row + other.rowspan > row)) {
      resize(editor, current, over, { rowspan: over.rowspan + 1 })
      for (let column = over.column; column < over.column + over.colspan; column += 1) covered.add(column)
    }
    const columns = Array.from({ length: widthOf(placed) }, (_, column) => column).filter(
      (column) => !covered.has(column),
    )
    const cells = columns.map((column) => emptyCell(isHead || isHeaderColumn(table, placed, cell.row, column)))
    Transforms.insertNodes(editor, newRow(cells, isHead), { at: [...tablePath, row] })
    Transforms.select(editor, Editor.start(editor, [...tablePath, row]))
  })
}

/**
 * True if `row` is a body row and has a header cell in this column. A row inserted next to it then also gets a header
 * cell there.
 */
function isHeaderColumn(table: TableElement, placed: readonly PlacedCell[], row: number, column: number): boolean {
  if (table.children[row]?.isHead) return false
  const cell = placed.find(
    (other) =>
      other.row <= row &&
      other.row + other.rowspan > row &&
      other.column <= column &&
      other.column + other.colspan > column,
  )
  return (cell && cellOf(table, cell)?.isHeader) ?? false
}

/** Inserts a column before or after the caret's cell. Cells that span the new column grow. */
export function insertColumn(editor: HeartboardEditor, side: 'before' | 'after'): void {
  const current = currentCell(editor)
  if (!current) return
  const { table, tablePath, placed, cell } = current
  const column = side === 'before' ? cell.column : cell.column + cell.colspan
  Editor.withoutNormalizing(editor, () => {
    const covered = new Set<number>()
    for (const over of placed.filter((other) => other.column < column && other.column + other.colspan > column)) {
      resize(editor, current, over, { colspan: over.colspan + 1 })
      for (let row = over.row; row < over.row + over.rowspan; row += 1) covered.add(row)
    }
    for (const [row, element] of table.children.entries()) {
      if (covered.has(row)) continue
      const index = placed.filter((other) => other.row === row && other.column < column).length
      Transforms.insertNodes(editor, emptyCell(element.isHead ?? false), { at: [...tablePath, row, index] })
    }
  })
}

/** Removes the rows that the caret's cell covers. Removes the table if no row would remain. */
export function removeRow(editor: HeartboardEditor): void {
  const current = currentCell(editor)
  if (!current) return
  const { table, tablePath, placed, cell } = current
  const end = cell.row + cell.rowspan
  if (cell.row === 0 && end === table.children.length) {
    removeTable(editor)
    return
  }
  Editor.withoutNormalizing(editor, () => {
    for (const over of placed.filter((other) => other.row < cell.row && other.row + other.rowspan > cell.row)) {
      resize(editor, current, over, { rowspan: over.rowspan - (Math.min(end, over.row + over.rowspan) - cell.row) })
    }
    // A cell that begins in the removed rows and continues below them moves to the first row that remains.
    for (const over of placed.toReversed()) {
      const reach = over.row + over.rowspan
      if (over.row < cell.row || over.row >= end || reach <= end) continue
      resize(editor, current, over, { rowspan: reach - end })
      const index = placed.filter((other) => other.row === end && other.column < over.column).length
      Transforms.moveNodes(editor, { at: pathOf(tablePath, over), to: pathOf(tablePath, { row: end, index }) })
    }
    for (let row = end - 1; row >= cell.row; row -= 1) Transforms.removeNodes(editor, { at: [...tablePath, row] })
  })
  selectCellNear(editor, tablePath, cell.row, cell.index)
}

/** Removes the columns that the caret's cell covers. Removes the table if no column would remain. */
export function removeColumn(editor: HeartboardEditor): void {
  const current = currentCell(editor)
  if (!current) return
  const { tablePath, placed, cell } = current
  const end = cell.column + cell.colspan
  if (cell.column === 0 && end === widthOf(placed)) {
    removeTable(editor)
    return
  }
  Editor.withoutNormalizing(editor, () => {
    for (const other of placed.toReversed()) {
      const overlap = Math.min(end, other.column + other.colspan) - Math.max(cell.column, other.column)
      if (overlap <= 0) continue
      if (overlap === other.colspan) Transforms.removeNodes(editor, { at: pathOf(tablePath, other) })
      else resize(editor, current, other, { colspan: other.colspan - overlap })
    }
  })
  selectCellNear(editor, tablePath, cell.row, cell.index)
}

/** Moves the caret into the cell at `row` and `index`, or into the last row or cell if these no longer exist. */
function selectCellNear(editor: HeartboardEditor, tablePath: Path, row: number, index: number) {
  const [table] = Editor.hasPath(editor, tablePath) ? Editor.node(editor, tablePath) : []
  if (!table || !is('table')(table)) return
  const nearRow = Math.min(row, table.children.length - 1)
  const nearIndex = Math.min(index, (table.children[nearRow]?.children.length ?? 1) - 1)
  Transforms.select(editor, Editor.start(editor, [...tablePath, nearRow, nearIndex]))
}

/**
 * Removes the table around the caret. The caret moves to the following block, or to the preceding one if there is none.
 */
export function removeTable(editor: HeartboardEditor): void {
  const table = Editor.above(editor, { match: is('table') })
  if (!table) return
  Transforms.removeNodes(editor, { at: table[1] })
  const at = Editor.hasPath(editor, table[1]) ? table[1] : Path.previous(table[1])
  Transforms.select(editor, Editor.start(editor, at))
}

/** Makes the first row the head of the table. If it already is the head, makes it an ordinary row. */
export function toggleHeaderRow(editor: HeartboardEditor): void {
  const current = currentCell(editor)
  const first = current?.table.children[0]
  if (!current || !first) return
  const at = [...current.tablePath, 0]
  const isHead = !first.isHead
  Editor.withoutNormalizing(editor, () => {
    for (const [index, cell] of first.children.entries()) {
      // A cell of the head cannot span into the body, so its `rowspan` is removed.
      if (isHead) setSpans(editor, [...at, index], cell, { colspan: cell.colspan })
      setFlag(editor, [...at, index], 'isHeader', isHead)
    }
    setFlag(editor, at, 'isHead', isHead)
  })
}

function setFlag(editor: HeartboardEditor, at: Path, name: 'isHead' | 'isHeader', isSet: boolean) {
  if (isSet) Transforms.setNodes(editor, { [name]: true }, { at })
  else Transforms.unsetNodes(editor, name, { at })
}

/**
 * Selects the content of the next or previous cell. After the last cell, adds a row and moves the caret there.
 * @returns false before the first cell and outside tables
 */
export function moveCell(editor: HeartboardEditor, direction: 'next' | 'previous'): boolean {
  const current = currentCell(editor)
  if (!current) return false
  const { tablePath, placed, cell } = current
  const target = placed[placed.indexOf(cell) + (direction === 'next' ? 1 : -1)]
  if (target) {
    Transforms.select(editor, pathOf(tablePath, target))
    return true
  }
  if (direction === 'previous') return false
  insertRow(editor, 'below')
  return true
}
