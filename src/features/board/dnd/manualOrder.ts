import type { CardListArg } from '@/api/cards/cardListPages'
import { perApp } from '@/api/core/perApp'
import type { AppThunk } from '@/store/rootReducer'

/** The same list in manual order. */
export const toManualOrder = (list: CardListArg): CardListArg => ({ ...list, sort: 'manual', order: 'asc' })

/**
 * Shows a list in manual order, so that a reload keeps the order (B-240, B-241, D-2108).
 * @returns restores the previous sort order
 */
export type SortModeChangeHandler = (list: CardListArg) => () => void

/** Overlapping reorders of one list. `restore` comes from the first, the only one that knows the original sort order. */
type ReorderSeries = { inFlight: number; isAnySaved: boolean; restore: () => void }

/** Series by the id of the stack; undefined is My Board. Outside of the store, because functions are not serialisable. */
const seriesByStackOf = perApp(() => new Map<string | undefined, ReorderSeries>())

/**
 * Shows a list in manual order while a reorder is in flight. Rolls back once all overlapping reorders of the list have failed.
 * @param saving resolves to true if the order was saved
 */
export const showWhileSaving =
  (manual: CardListArg, onSortModeChange: SortModeChangeHandler, saving: Promise<boolean>): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, services) => {
    const seriesByStack = seriesByStackOf(services)
    const restore = onSortModeChange(manual)
    const series = seriesByStack.get(manual.stackId) ?? { inFlight: 0, isAnySaved: false, restore }
    seriesByStack.set(manual.stackId, series)
    series.inFlight += 1
    if (await saving) series.isAnySaved = true
    series.inFlight -= 1
    if (series.inFlight > 0) return
    seriesByStack.delete(manual.stackId)
    if (!series.isAnySaved) series.restore()
  }
