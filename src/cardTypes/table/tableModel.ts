/**
 * Functions on the tables of a table card (B-159, B-160). Each returns a new table and does not change its argument.
 */
import type { CardOf } from '@/api/cards/card.schema'
import { withoutLineBreaks } from '@/lib/withoutLineBreaks'
import { decodeEntities, limitText } from '../rules/decode'

export type TableBody = CardOf<'table'>['body']
export type DataTable = TableBody['data_tables'][number]

export const HEADER_ROW = -1
export const MAX_COLUMNS = 30
export const MAX_CELLS = 3000
/** Number of rows and of columns of a new table (B-342). */
const NEW_TABLE_SIZE = 3

const emptyCells = (count: number): string[] => Array.from({ length: count }, () => '')

export const emptyTable = (): DataTable => ({
  name: '',
  headers: emptyCells(NEW_TABLE_SIZE),
  rows: Array.from({ length: NEW_TABLE_SIZE }, () => emptyCells(NEW_TABLE_SIZE)),
})

/** False for a table that is shown only in part (D-0053) and therefore cannot be edited. */
export const isWhole = ({ headers, rows }: DataTable): boolean =>
  headers.length <= MAX_COLUMNS &&
  rows.length * headers.length <= MAX_CELLS &&
  [headers, ...rows].every((cells) => cells.length <= headers.length && cells.every((text) => limitText(text) === text))

/** Returns the text of a cell with decoded entities; '' if the server's row has no such cell. */
export const cellText = ({ headers, rows }: DataTable, row: number, column: number): string =>
  decodeEntities((row === HEADER_ROW ? headers : rows[row])?.[column])

/**
 * Encodes typed text for storage. Stored texts may contain entities, so decoding must give the typed text again
 * (B-162).
 */
export const storedText = (typed: string): string =>
  decodeEntities(typed) === typed ? typed : typed.replaceAll('&', '&amp;')

const widened = (cells: readonly string[], width: number): string[] => [
  ...cells,
  ...emptyCells(Math.max(0, width - cells.length)),
]

/** Returns the table with every row as wide as its headers, and at least `rowCount` rows. */
function filled({ name, headers, rows }: DataTable, width = 1, rowCount = 0): DataTable {
  const columns = Math.max(width, headers.length)
  const missing = Array.from({ length: Math.max(0, rowCount - rows.length) }, () => [])
  return {
    name,
    headers: widened(headers, columns),
    rows: [...rows, ...missing].map((row) => widened(row, columns)),
  }
}

/** Writes typed cells, starting at a position. The table grows if the cells reach beyond its edge. */
export function setCells(
  table: DataTable,
  row: number,
  column: number,
  cells: readonly (readonly string[])[],
): DataTable {
  const width = cells.reduce((widest, line) => Math.max(widest, column + line.length), 0)
  const { name, headers, rows } = filled(table, width, row + cells.length)
  const written = (current: string[], index: number) =>
    (cells[index - row] ?? []).reduce((line, text, at) => line.with(column + at, storedText(text)), current)
  return { name, headers: written(headers, HEADER_ROW), rows: rows.map(written) }
}

export const renamed = (table: DataTable, name: string): DataTable => ({ ...table, name: storedText(name) })

export function insertRow(table: DataTable, at: number): DataTable {
  const { rows, ...rest } = filled(table)
  return { ...rest, rows: rows.toSpliced(at, 0, emptyCells(rest.headers.length)) }
}

export function insertColumn(table: DataTable, at: number): DataTable {
  const { name, headers, rows } = filled(table)
  return { name, headers: headers.toSpliced(at, 0, ''), rows: rows.map((row) => row.toSpliced(at, 0, '')) }
}

export const removeRow = (table: DataTable, at: number): DataTable => ({ ...table, rows: table.rows.toSpliced(at, 1) })

export function removeColumn(table: DataTable, at: number): DataTable {
  const { name, headers, rows } = filled(table)
  return { name, headers: headers.toSpliced(at, 1), rows: rows.map((row) => row.toSpliced(at, 1)) }
}

/**
 * Parses text copied from a spreadsheet. Tabs separate cells, line breaks separate rows, and quotes surround a cell
 * that contains either. A line break inside a cell becomes a space.
 */
export function parseCells(text: string): string[][] {
  const rows: string[][] = [[]]
  // Matches a cell and its end: a tab, a line break or the end of the text.
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    const cell = quoted === undefined ? plain : withoutLineBreaks(quoted.replaceAll('""', '"'))
    rows.at(-1)?.push(cell)
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  // Spreadsheets end copied rows with a line break; it does not start another row.
  const last = rows.at(-1)
  return rows.length > 1 && last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows
}
