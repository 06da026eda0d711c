import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isComposing } from '@/lib/isComposing'
import { type Cell, commandForCell, commandForField, type GridCommand } from './gridKeys'
import { SheetCell } from './SheetCell'
import sheetStyles from './Sheet.module.css'
import styles from './TableFocus.module.css'
import { cellText, type DataTable, HEADER_ROW, insertRow, isWhole, parseCells, setCells } from './tableModel'

type SheetGridProps = {
  table: DataTable
  label: string
  /** Id of the element that explains the keys. */
  hintId: string
  /** Selected cell; no other cell is in the tab order. */
  selected: Cell
  onSelect: (cell: Cell) => void
  /** Called with the changed table. Undo can revert each such change. */
  onChange: (table: DataTable) => void
  /** Called with the table while the user types. The change becomes an undo step when the user leaves the cell. */
  onType: (table: DataTable) => void
  onUndo: () => void
  onRedo: () => void
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null

/**
 * Shows the cells of one table as an ARIA grid with the keys of a spreadsheet. Arrow keys select a cell, a press edits
 * it.
 */
export function SheetGrid(props: SheetGridProps) {
  const { table, label, hintId, selected, onSelect, onChange, onType, onUndo, onRedo } = props
  const grid = useRef<HTMLTableElement>(null)
  /** Initial text of the edited cell; null while no cell is edited. */
  const [editedText, setEditedText] = useState<string | null>(null)
  /** False once the field's text has been read. Removing the field also blurs it, and that blur must not save again. */
  const isEditing = useRef(false)
  const isFocusWanted = useRef(false)
  const { row, column } = selected
  const size = { rows: table.rows.length, columns: table.headers.length }

  useEffect(() => {
    if (!isFocusWanted.current) return
    isFocusWanted.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })

  const select = (cell: Cell) => {
    isFocusWanted.current = true
    onSelect(cell)
  }
  const withText = (text: string) => setCells(table, row, column, [[text]])
  const edit = (text: string) => {
    isEditing.current = true
    setEditedText(text)
  }
  /** Ends editing and returns the table with the text of the field. */
  const finish = (text: string): DataTable => {
    isEditing.current = false
    setEditedText(null)
    return text === cellText(table, row, column) ? table : withText(text)
  }
  const leave = (text: string) => {
    if (!isEditing.current) return
    const changed = finish(text)
    if (changed === table) onType(table)
    else onChange(changed)
  }

  const run = (command: GridCommand, field: HTMLInputElement | null) => {
    const current = field ? finish(field.value) : table
    const grown = command.name === 'addRow' ? insertRow(current, size.rows) : current
    const hasGrown = grown !== current && isWhole(grown)
    if (current !== table && command.name !== 'restore') onChange(current)
    if (hasGrown) onChange(grown)
    switch (command.name) {
      case 'select':
        return select(command.cell)
      case 'addRow':
        return select(hasGrown ? { row: size.rows, column: command.column } : selected)
      case 'edit':
        // Renders the field synchronously, so that the character just typed goes into it.
        return flushSync(() => edit(command.isEmpty ? '' : cellText(table, row, column)))
      case 'restore':
        onType(table)
        return select(selected)
      case 'clear':
        return cellText(table, row, column) === '' ? undefined : onChange(withText(''))
      case 'undo':
        return onUndo()
      case 'redo':
        return onRedo()
      case 'leave':
        return grid.current?.closest('main')?.focus()
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const field = event.target instanceof HTMLInputElement ? event.target : null
    if (field && isComposing(event.nativeEvent)) return
    const command = (field ? commandForField : commandForCell)(event, selected, size)
    if (!command) return
    event.stopPropagation()
    if (command.name !== 'edit' || !command.isEmpty) event.preventDefault()
    run(command, field)
  }

  const onClick = ({ target }: MouseEvent) => {
    const cell = cellOf(target)
    if (!cell || target instanceof HTMLInputElement) return
    const at = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
    onSelect(at)
    edit(cellText(table, at.row, at.column))
  }

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const cells = parseCells(text)
    const isOneCell = cells.length === 1 && cells[0]?.length === 1
    if (text === '' || (event.target instanceof HTMLInputElement && isOneCell)) return
    event.preventDefault()
    isEditing.current = false
    setEditedText(null)
    isFocusWanted.current = true
    onChange(setCells(table, row, column, cells))
  }

  const onCopy = (event: ClipboardEvent, isCut = false) => {
    if (event.target instanceof HTMLInputElement || !getSelection()?.isCollapsed) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', cellText(table, row, column))
    if (isCut) onChange(withText(''))
  }

  const cellsOf = (cells: readonly string[], index: number) =>
    table.headers.map((_, at) => (
      <SheetCell
        key={at}
        text={cells[at] ?? ''}
        row={index}
        column={at}
        isSelected={index === row && at === column}
        editedText={index === row && at === column ? editedText : null}
        onType={(text) => onType(withText(text))}
        onLeave={leave}
      />
    ))

  return (
    <div className={sheetStyles.scroller}>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern on a native table
        role="grid"
        aria-label={label}
        aria-describedby={hintId}
        className={styles.table}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPaste={onPaste}
        onCopy={onCopy}
        onCut={(event) => onCopy(event, true)}
      >
        <thead>
          <tr>{cellsOf(table.headers, HEADER_ROW)}</tr>
        </thead>
        <tbody>
          {table.rows.map((cells, index) => (
            <tr key={index}>{cellsOf(cells, index)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
