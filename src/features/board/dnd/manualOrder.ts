import type { CardListArg } from '@/api/cards/cardListPages'
import { perApp } from '@/api/core/perApp'
import type { AppThunk } from '@/store/rootReducer'

export const toManualOrder = (list: CardListArg): CardListArg => ({ ...list, sort: 'manual', order: 'asc' })

/**
 * Sorts the list manually in the URL, so that a reload keeps the order (B-240, B-241, D-2108). Returns a function that restores the
 * previous sort order.
 */
export type SortModeChangeHandler = (list: CardListArg) => () => void

/**
 * Reorders of one list that overlap in time. `restore` comes from the first of them, because only that one knows the original sort order.
 */
type ReorderSeries = { inFlight: number; isAnySaved: boolean; restore: () => void }

/** Series by id of the stack; undefined stands for My Board. Not in the store, because functions cannot be serialised. */
const seriesByStackOf = perApp(() => new Map<string | undefined, ReorderSeries>())

/**
 * Sorts the list manually while a reorder is being saved. If all overlapping reorders of the list fail, the previous sort order returns.
 * @param saving resolves to true if the server saved the order
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
