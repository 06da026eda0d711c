import { emptyParagraph } from './schema'
import type { TableCellElement, TableRowElement } from './types'

/**
 * Maximum area, in cells, of a table whose missing cells are added. The spans of a malicious table could require
 * millions.
 */
const MAX_AREA = 20_000

/**
 * Position of a cell in the grid. `row` and `index` are its position in the document. Spans end within the table and
 * never overlap another cell.
 */
export type PlacedCell = { row: number; index: number; column: number; colspan: number; rowspan: number }
/**
 * Rows of a rectangular table, without those that have no cells. Each lists its cells by index with the permitted
 * spans; a `gap` is a cell to add.
 */
export type TablePlan = { row: number; cells: ({ index: number; colspan: number; rowspan: number } | 'gap')[] }[]

export const emptyCell = (isHeader: boolean): TableCellElement => ({
  type: 'table-cell',
  ...(isHeader ? { isHeader } : {}),
  children: [emptyParagraph()],
})

type Rows = readonly TableRowElement[]

/**
 * Returns the cells in document order with their grid positions. A span ends at the latest with the head or body in
 * which it begins.
 */
export function placeCells(rows: Rows): PlacedCell[] {
  const headRows = rows.filter(({ isHead }) => isHead).length
  /** For each column, the first row that its last cell does not cover. */
  const coveredUntil: number[] = []
  const isFree = (row: number, column: number) => (coveredUntil[column] ?? 0) <= row
  return rows.flatMap(({ children }, row) => {
    const sectionEnd = row < headRows ? headRows : rows.length
    let column = 0
    return children.map((cell, index) => {
      while (!isFree(row, column)) column += 1
      const wanted = cell.colspan ?? 1
      let colspan = 1
      while (colspan < wanted && isFree(row, column + colspan)) colspan += 1
      const rowspan = Math.min(cell.rowspan ?? 1, sectionEnd - row)
      coveredUntil.fill(row + rowspan, column, column + colspan)
      for (let at = coveredUntil.length; at < column + colspan; at += 1) coveredUntil[at] = row + rowspan
      const placed = { row, index, column, colspan, rowspan }
      column += colspan
      return placed
    })
  })
}

export const widthOf = (placed: readonly PlacedCell[]): number =>
  placed.reduce((width, { column, colspan }) => Math.max(width, column + colspan), 0)

/** Plans the rows of a rectangular table. `completeRows` and the editor's `withSchema` apply the plan. */
export function planTable(rows: Rows): TablePlan {
  const kept = rows.map((row, index) => ({ row, index })).filter(({ row }) => row.children.length > 0)
  const placed = placeCells(shortenSpans(rows))
  const width = widthOf(placed)
  const isFilled = kept.length * width <= MAX_AREA
  const byRow: PlacedCell[][] = kept.map(() => [])
  for (const cell of placed) byRow[cell.row]?.push(cell)
  const coveredUntil: number[] = []
  return kept.map(({ index: row }, position) => {
    const own = byRow[position] ?? []
    const cells: TablePlan[number]['cells'] = []
    let next = 0
    for (let column = 0; column < width; ) {
      const cell = own[next]
      if (cell?.column === column) {
        for (let at = column; at < column + cell.colspan; at += 1) coveredUntil[at] = position + cell.rowspan
        cells.push({ index: cell.index, colspan: cell.colspan, rowspan: cell.rowspan })
        next += 1
        column += cell.colspan
        continue
      }
      const isFree = (coveredUntil[column] ?? 0) <= position
      if (isFree && isFilled) cells.push('gap')
      column += 1
    }
    return { row, cells }
  })
}

/** Removes rows without cells, and shortens the cells that span such rows. */
function shortenSpans(rows: Rows): TableRowElement[] {
  const emptyRows = rows.flatMap(({ children }, index) => (children.length === 0 ? [index] : []))
  if (emptyRows.length === 0) return [...rows]
  return rows.flatMap((row, index) => {
    if (row.children.length === 0) return []
    const children = row.children.map((cell) => {
      const rowspan = cell.rowspan ?? 1
      const skipped = emptyRows.filter((empty) => empty > index && empty < index + rowspan).length
      return skipped === 0 ? cell : { ...cell, rowspan: rowspan - skipped }
    })
    return [{ ...row, children }]
  })
}

/** Returns a cell with the given spans. A span of 1 is omitted. */
function withSpans(cell: TableCellElement, colspan: number, rowspan: number): TableCellElement {
  if ((cell.colspan ?? 1) === colspan && (cell.rowspan ?? 1) === rowspan) return cell
  const { colspan: _colspan, rowspan: _rowspan, children, ...others } = cell
  return { ...others, ...(colspan > 1 ? { colspan } : {}), ...(rowspan > 1 ? { rowspan } : {}), children }
}

/** Makes rows rectangular: adds missing cells, ends spans within the table, and removes rows without cells. */
export const completeRows = (rows: Rows): TableRowElement[] =>
  planTable(rows).flatMap(({ row, cells }) => {
    const source = rows[row]
    if (!source) return []
    const children = cells.flatMap((planned) => {
      if (planned === 'gap') return [emptyCell(source.isHead ?? false)]
      const cell = source.children[planned.index]
      return cell ? [withSpans(cell, planned.colspan, planned.rowspan)] : []
    })
    return [{ ...source, children }]
  })
