import { expect, test } from 'vitest'
import { newHistory, type TableHistory, tableHistoryReducer } from './tableHistory'
import type { DataTable } from './tableModel'

const step = (number: number): DataTable[] => [{ name: String(number), headers: ['a'], rows: [] }]
const after = (history: TableHistory, ...numbers: number[]) =>
  numbers.reduce((all, number) => tableHistoryReducer(all, { type: 'changed', tables: step(number) }), history)
const undo = (history: TableHistory) => tableHistoryReducer(history, { type: 'undone' })
const redo = (history: TableHistory) => tableHistoryReducer(history, { type: 'redone' })

// B-441 to B-446.
test('undo goes back step by step, redo forward again, and a new step ends what could be redone', () => {
  const changed = after(newHistory(step(0)), 1, 2)
  expect(undo(undo(changed)).tables).toEqual(step(0))
  expect(redo(redo(undo(undo(changed)))).tables).toEqual(step(2))
  expect(redo(after(undo(changed), 3)).tables).toEqual(step(3))
  expect(undo(after(undo(changed), 3)).tables).toEqual(step(1))
})

test('nothing happens at either end', () => {
  const start = newHistory(step(0))
  expect(undo(start)).toBe(start)
  expect(redo(start)).toBe(start)
})

// B-340.
test('the last 1,000 steps can be undone', () => {
  const all = Array.from({ length: 1100 }, (_, index) => index + 1)
  const oldest = all.slice(0, 1000).reduce(undo, after(newHistory(step(0)), ...all))
  expect(oldest.tables).toEqual(step(100))
  expect(undo(oldest)).toBe(oldest)
})

test('a save of somebody else begins a new history', () => {
  const replaced = tableHistoryReducer(after(newHistory(step(0)), 1), { type: 'replaced', tables: step(9) })
  expect(undo(replaced).tables).toEqual(step(9))
})
