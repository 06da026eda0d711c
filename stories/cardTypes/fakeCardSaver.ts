import type { CardSaver, CardSaverState } from '@/editor/saving/CardSaver'
import type { SavableFields } from '@/editor/saving/savableFields'

/** A saver that saves nothing: its state, what was changed in it, and how often it was flushed. */
export function fakeCardSaver(initial: Partial<CardSaverState> = {}) {
  let state: CardSaverState = { status: 'unchanged', isEditable: true, fields: {}, revision: 0, ...initial }
  const listeners = new Set<() => void>()
  const changes: SavableFields[] = []
  let flushes = 0
  const set = (change: Partial<CardSaverState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const saver: CardSaver = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
    change: (source) => {
      const fields = typeof source === 'function' ? source() : source
      changes.push(fields)
      set({ status: 'changed', fields: { ...state.fields, ...fields } })
    },
    flush: () => {
      flushes += 1
      return Promise.resolve(true)
    },
    confirm: () => undefined,
    hold: () => undefined,
    editAgain: () => set({ status: 'changed', isEditable: true }),
    restore: () => undefined,
    discard: () => undefined,
  }
  return { saver, changes, set, flushCount: () => flushes }
}
