/** Keyboard commands of a table editor, as in a spreadsheet: on a selected cell and in an edited cell. */
import { HEADER_ROW } from './tableModel'

/** Row −1 contains the headers. */
export type Cell = { row: number; column: number }
export type GridSize = { rows: number; columns: number }

export type GridCommand =
  | { name: 'select'; cell: Cell }
  /** Adds a row at the end and selects its cell in `column`. */
  | { name: 'addRow'; column: number }
  /** Edits the cell. If `isEmpty`, the field starts empty, because the typed text replaces the old one. */
  | { name: 'edit'; isEmpty: boolean }
  | { name: 'clear' | 'undo' | 'redo' | 'leave' | 'restore' }

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

function moved(cell: Cell, { rows, columns }: GridSize, rowStep: number, columnStep: number): GridCommand {
  const row = clamp(cell.row + rowStep, HEADER_ROW, rows - 1)
  return { name: 'select', cell: { row, column: clamp(cell.column + columnStep, 0, columns - 1) } }
}

const below = (cell: Cell, size: GridSize): GridCommand =>
  cell.row >= size.rows - 1 ? { name: 'addRow', column: cell.column } : moved(cell, size, 1, 0)

/**
 * Selects the next or previous cell in reading order. Returns undefined before the first cell, where Shift+Tab leaves
 * the table.
 */
function neighbour(cell: Cell, size: GridSize, isBackwards: boolean): GridCommand | undefined {
  const at = (cell.row + 1) * size.columns + cell.column + (isBackwards ? -1 : 1)
  if (at < 0) return undefined
  if (at >= (size.rows + 1) * size.columns) return { name: 'addRow', column: 0 }
  return { name: 'select', cell: { row: Math.floor(at / size.columns) - 1, column: at % size.columns } }
}

/** Returns the command for a key press on a selected cell; undefined if the page should handle the key. */
export function commandForCell(event: Key, cell: Cell, size: GridSize): GridCommand | undefined {
  const { key, shiftKey } = event
  if (event.altKey) return undefined
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === 'z') return { name: shiftKey ? 'redo' : 'undo' }
    if (key.toLowerCase() === 'y') return { name: 'redo' }
    if (key === 'Home') return { name: 'select', cell: { row: HEADER_ROW, column: 0 } }
    if (key === 'End') return { name: 'select', cell: { row: size.rows - 1, column: size.columns - 1 } }
    return undefined
  }
  switch (key) {
    case 'ArrowUp':
      return moved(cell, size, -1, 0)
    case 'ArrowDown':
      return moved(cell, size, 1, 0)
    case 'ArrowLeft':
      return moved(cell, size, 0, -1)
    case 'ArrowRight':
      return moved(cell, size, 0, 1)
    case 'Home':
      return moved(cell, size, 0, -size.columns)
    case 'End':
      return moved(cell, size, 0, size.columns)
    case 'Tab':
      return neighbour(cell, size, shiftKey)
    case 'Enter':
    case 'F2':
      return { name: 'edit', isEmpty: false }
    case 'Backspace':
    case 'Delete':
      return { name: 'clear' }
    case 'Escape':
      return { name: 'leave' }
    // Key names that browsers report while an input method is active. On Android every key is reported this way.
    case 'Process':
    case 'Unidentified':
      return { name: 'edit', isEmpty: true }
    default:
      return Array.from(key).length === 1 ? { name: 'edit', isEmpty: true } : undefined
  }
}

/** Returns the command for a key press in an edited cell; undefined if the text field should handle the key. */
export function commandForField(event: Key, cell: Cell, size: GridSize): GridCommand | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  switch (event.key) {
    case 'Enter':
      return event.shiftKey ? moved(cell, size, -1, 0) : below(cell, size)
    case 'Tab':
      return neighbour(cell, size, event.shiftKey)
    case 'ArrowUp':
      return moved(cell, size, -1, 0)
    case 'ArrowDown':
      return moved(cell, size, 1, 0)
    case 'Escape':
      return { name: 'restore' }
    default:
      return undefined
  }
}
