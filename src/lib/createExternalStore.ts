import { useSyncExternalStore } from 'react'

/** State outside of React that components follow with `useExternalStore`. */
export type ReadableStore<State> = {
  /** The same object until something has changed. */
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

/** The state of a store, or a part of it; re-renders only when that changes by identity. */
export function useExternalStore<State>(store: ReadableStore<State>): State
export function useExternalStore<State, Part>(store: ReadableStore<State>, select: (state: State) => Part): Part
export function useExternalStore<State, Part>(
  { subscribe, getState }: ReadableStore<State>,
  select?: (state: State) => Part,
): State | Part {
  // Of another function than before React checks the state once more after each render.
  return useSyncExternalStore<State | Part>(subscribe, select ? () => select(getState()) : getState)
}
