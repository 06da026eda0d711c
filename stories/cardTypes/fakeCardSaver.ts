import { createExternalStore } from '@/lib/createExternalStore'
import type { CardSaver, CardSaverState } from '@/editor/saving/CardSaver'
import type { SavableFields } from '@/editor/saving/savableFields'

/** Returns a card saver that sends nothing. It exposes its state, the changes made and the number of flushes. */
export function fakeCardSaver(initial: Partial<CardSaverState> = {}) {
  const { getState, setState, subscribe } = createExternalStore<CardSaverState>({
    status: 'unchanged',
    isEditable: true,
    fields: {},
    revision: 0,
    ...initial,
  })
  const changes: SavableFields[] = []
  let flushes = 0
  const set = (change: Partial<CardSaverState>) => setState({ ...getState(), ...change })
  const saver: CardSaver = {
    subscribe,
    getState,
    change: (source) => {
      const fields = typeof source === 'function' ? source() : source
      changes.push(fields)
      set({ status: 'changed', fields: { ...getState().fields, ...fields } })
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
