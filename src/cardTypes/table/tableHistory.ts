import type { DataTable } from './tableModel'

/** The tables of a card, and the steps that Undo and Redo go through. */
export type TableHistory = {
  tables: readonly DataTable[]
  past: (readonly DataTable[])[]
  future: (readonly DataTable[])[]
}

/** Maximum steps, as in a text (B-340). */
const MAX_STEPS = 1000

export type TableHistoryAction =
  | { type: 'changed' | 'replaced'; tables: readonly DataTable[] }
  | { type: 'undone' | 'redone' }

export const newHistory = (tables: readonly DataTable[]): TableHistory => ({ tables, past: [], future: [] })

/** `changed` is a step of the user; `replaced`, a save of somebody else, begins a new history. */
export function tableHistoryReducer(history: TableHistory, action: TableHistoryAction): TableHistory {
  const { tables, past, future } = history
  if (action.type === 'replaced') return newHistory(action.tables)
  if (action.type === 'changed') {
    return { tables: action.tables, past: [...past, tables].slice(-MAX_STEPS), future: [] }
  }
  const [from, to] = action.type === 'undone' ? [past, future] : [future, past]
  const target = from.at(-1)
  if (!target) return history
  const [rest, more] = [from.slice(0, -1), [...to, tables]]
  return action.type === 'undone'
    ? { tables: target, past: rest, future: more }
    : { tables: target, past: more, future: rest }
}
