import type { DataTable } from './tableModel'

/** The current tables of a card, and the versions that Undo and Redo restore. */
export type TableHistory = {
  tables: readonly DataTable[]
  past: (readonly DataTable[])[]
  future: (readonly DataTable[])[]
}

/** Maximum number of undo steps, the same as in the text editor (B-340). */
const MAX_STEPS = 1000

export type TableHistoryAction =
  | { type: 'changed' | 'replaced'; tables: readonly DataTable[] }
  | { type: 'undone' | 'redone' }

export const newHistory = (tables: readonly DataTable[]): TableHistory => ({ tables, past: [], future: [] })

/**
 * `changed` adds an undo step for the user's own change. `replaced` shows another person's save and starts a new
 * history.
 */
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
