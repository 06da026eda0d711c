import { expect, test } from 'vitest'
import { type Cell, commandForCell, commandForField, type GridCommand } from './gridKeys'

const size = { rows: 3, columns: 2 }
const key = (name: string) => {
  const parts = name.split('+')
  const has = (modifier: string) => parts.slice(0, -1).includes(modifier)
  return {
    key: parts.at(-1) || '+',
    shiftKey: has('Shift'),
    ctrlKey: has('Ctrl'),
    metaKey: has('Meta'),
    altKey: has('Alt'),
  }
}
const cell = (row: number, column: number): Cell => ({ row, column })
const select = (row: number, column: number): GridCommand => ({ name: 'select', cell: { row, column } })

test.each<[string, Cell, GridCommand | undefined]>([
  ['ArrowDown', cell(0, 1), select(1, 1)],
  ['ArrowDown', cell(2, 1), select(2, 1)],
  ['ArrowUp', cell(0, 0), select(-1, 0)],
  ['ArrowUp', cell(-1, 0), select(-1, 0)],
  ['ArrowLeft', cell(0, 0), select(0, 0)],
  ['ArrowRight', cell(0, 0), select(0, 1)],
  ['Home', cell(1, 1), select(1, 0)],
  ['End', cell(1, 0), select(1, 1)],
  ['Ctrl+Home', cell(1, 1), select(-1, 0)],
  ['Ctrl+End', cell(-1, 0), select(2, 1)],
  ['Tab', cell(-1, 1), select(0, 0)],
  ['Tab', cell(2, 1), { name: 'addRow', column: 0 }],
  ['Shift+Tab', cell(0, 0), select(-1, 1)],
  ['Shift+Tab', cell(-1, 0), undefined],
  ['Enter', cell(0, 0), { name: 'edit', isEmpty: false }],
  ['F2', cell(0, 0), { name: 'edit', isEmpty: false }],
  ['q', cell(0, 0), { name: 'edit', isEmpty: true }],
  [' ', cell(0, 0), { name: 'edit', isEmpty: true }],
  ['早', cell(0, 0), { name: 'edit', isEmpty: true }],
  ['Process', cell(0, 0), { name: 'edit', isEmpty: true }],
  ['Delete', cell(0, 0), { name: 'clear' }],
  ['Backspace', cell(0, 0), { name: 'clear' }],
  ['Ctrl+z', cell(0, 0), { name: 'undo' }],
  ['Meta+Shift+Z', cell(0, 0), { name: 'redo' }],
  ['Ctrl+y', cell(0, 0), { name: 'redo' }],
  ['Escape', cell(0, 0), { name: 'leave' }],
  ['Ctrl+c', cell(0, 0), undefined],
  ['Alt+ArrowLeft', cell(0, 1), undefined],
  ['Shift', cell(0, 0), undefined],
  ['F5', cell(0, 0), undefined],
])('%s in the selected cell %j', (name, at, command) => expect(commandForCell(key(name), at, size)).toEqual(command))

test.each<[string, Cell, GridCommand | undefined]>([
  ['Enter', cell(0, 1), select(1, 1)],
  ['Enter', cell(2, 1), { name: 'addRow', column: 1 }],
  ['Shift+Enter', cell(1, 1), select(0, 1)],
  ['Tab', cell(0, 0), select(0, 1)],
  ['Tab', cell(2, 1), { name: 'addRow', column: 0 }],
  ['ArrowDown', cell(0, 0), select(1, 0)],
  ['ArrowLeft', cell(0, 1), undefined],
  ['Home', cell(0, 1), undefined],
  ['Escape', cell(0, 0), { name: 'restore' }],
  ['Ctrl+z', cell(0, 0), undefined],
  ['a', cell(0, 0), undefined],
])('%s in the cell %j that is edited', (name, at, command) =>
  expect(commandForField(key(name), at, size)).toEqual(command),
)
