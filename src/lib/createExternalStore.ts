import { useSyncExternalStore } from 'react'

/** State outside of React that components follow with `useExternalStore`. */
export type ReadableStore<State> = {
  /** Returns the same object until a change. */
  getState: () => State
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void
}

export type ExternalStore<State> = ReadableStore<State> & { setState: (next: State) => void }

/** State outside of React, with subscribers: `createExternalStore<Drag | null>(null)`. */
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

/** The state of a store, or the part that `select` returns; re-renders only when the value changes by identity. */
export function useExternalStore<State>(store: ReadableStore<State>): State
export function useExternalStore<State, Part>(store: ReadableStore<State>, select: (state: State) => Part): Part
export function useExternalStore<State, Part>(
  { subscribe, getState }: ReadableStore<State>,
  select?: (state: State) => Part,
): State | Part {
  // Passes `getState` itself without `select`: a new function makes React check the state once more after each render.
  return useSyncExternalStore<State | Part>(subscribe, select ? () => select(getState()) : getState)
}
