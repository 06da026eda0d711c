import { selectIsDragging } from '@/store/dragSlice'
import type { AppStore } from '../startup/store'

/**
 * Returns a function that runs a change of the board immediately or, during a drag, after the drop. Removing a card
 * would stall the drag (D-0042).
 */
export function deferWhileDragging(store: AppStore): (change: () => void) => void {
  const deferred: (() => void)[] = []
  const flushAfterDrop = () => {
    const unsubscribe = store.subscribe(() => {
      if (selectIsDragging(store.getState())) return
      unsubscribe()
      for (const change of deferred.splice(0)) change()
    })
  }
  return (change) => {
    if (!selectIsDragging(store.getState())) return change()
    if (deferred.length === 0) flushAfterDrop()
    deferred.push(change)
  }
}
