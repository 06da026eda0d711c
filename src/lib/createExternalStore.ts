import { useSyncExternalStore } from 'react'

/** State outside React. Components read it with `useExternalStore`. */
export type ReadableStore<State> = {
  /** Returns the same object until the state changes. */
  getState: () => State
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void
}

export type ExternalStore<State> = ReadableStore<State> & { setState: (next: State) => void }

/** Creates state outside React: `createExternalStore<Drag | null>(null)`. */
export function createExternalStore<State>(initial: State): ExternalStore<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    setState(next) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Returns the state of a store, or the part that `select` returns. Re-renders only when that value changes by identity.
 */
export function useExternalStore<State>(store: ReadableStore<State>): State
export function useExternalStore<State, Part>(store: ReadableStore<State>, select: (state: State) => Part): Part
export function useExternalStore<State, Part>(
  { subscribe, getState }: ReadableStore<State>,
  select?: (state: State) => Part,
): State | Part {
  // Passes `getState` itself if there is no `select`, because React checks the state again after each render for a new
  // function.
  return useSyncExternalStore<State | Part>(subscribe, select ? () => select(getState()) : getState)
}
