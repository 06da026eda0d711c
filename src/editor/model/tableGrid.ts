import { emptyParagraph } from './schema'
import type { TableCellElement, TableRowElement } from './types'

/** Maximum area, in cells, of a table that gets its missing cells. The spans of a hostile table would need millions. */
const MAX_AREA = 20_000

/** A cell's place in the grid. `row`, `index`: position in the document. Spans end within the table and cover no other cell. */
export type PlacedCell = { row: number; index: number; column: number; colspan: number; rowspan: number }
/** Rows of a rectangular table: cells by index with their permitted spans; a `gap` is a cell to add. Rows without cells are left out. */
export type TablePlan = { row: number; cells: ({ index: number; colspan: number; rowspan: number } | 'gap')[] }[]

export const emptyCell = (isHeader: boolean): TableCellElement => ({
  type: 'table-cell',
  ...(isHeader ? { isHeader } : {}),
  children: [emptyParagraph()],
})

type Rows = readonly TableRowElement[]

/** Cells in the order of the document. A span ends with the head or body that it begins in. */
export function placeCells(rows: Rows): PlacedCell[] {
  const headRows = rows.filter(({ isHead }) => isHead).length
  /** End row of the last cell in each column, exclusive. */
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

/** Plans the rows of a rectangular table; `completeRows` and the editor's `withSchema` carry the plan out. */
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

/** Drops rows without cells, and shortens the cells that span them. */
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

/** A cell with spans; a span of 1 is left out. */
function withSpans(cell: TableCellElement, colspan: number, rowspan: number): TableCellElement {
  if ((cell.colspan ?? 1) === colspan && (cell.rowspan ?? 1) === rowspan) return cell
  const { colspan: _colspan, rowspan: _rowspan, children, ...others } = cell
  return { ...others, ...(colspan > 1 ? { colspan } : {}), ...(rowspan > 1 ? { rowspan } : {}), children }
}

/** Rectangular rows: missing cells are added, spans end within the table, rows without cells are left out. */
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
