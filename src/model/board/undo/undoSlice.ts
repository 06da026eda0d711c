/** Undo history of the board. It has one serialisable entry per user command, newest last (D-0907). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Card } from '@/api/cards/card.schema'
import type { Recipient } from '@/api/share.contract'
import type { CardListArg } from '@/api/cards/cardListPages'
import { cardsRemoved } from '@/store/cardEvents'
import { rootReducer } from '@/store/rootReducer'
import { sessionEnded } from '@/store/sessionEvents'

export type UndoEntry = {
  id: string
  /** Number of the user's action. Undo reverts in the order of the actions, not of the responses. */
  sequence: number
} & (
  | { kind: 'move'; cards: Card[]; from: string | null; to: string | null }
  | { kind: 'merge'; stack: Card; cards: Card[] }
  | { kind: 'unstack'; stack: Card; children: Card[]; recipients: Recipient[] }
  | { kind: 'reorder'; from: CardListArg; to: CardListArg; previousOrder: string[] }
  | { kind: 'delete'; cardIds: string[] }
)

const MAX_UNDO_ENTRIES = 50

/** Returns the cards to check for lost access when an undo fails; none for a reorder or a deletion. */
export function cardsOfEntry(entry: UndoEntry): Card[] {
  switch (entry.kind) {
    case 'move':
      return entry.cards
    case 'merge':
      return [entry.stack, ...entry.cards]
    case 'unstack':
      return entry.children
    case 'reorder':
    case 'delete':
      return []
  }
}

/** Returns the entry without the removed cards; undefined if nothing is left to undo. */
export function withoutCards(entry: UndoEntry, removedIds: readonly string[]): UndoEntry | undefined {
  const removed = new Set<string | null | undefined>(removedIds)
  const excludeRemoved = (cards: Card[]) => cards.filter(({ id }) => !removed.has(id))
  switch (entry.kind) {
    case 'move': {
      const cards = excludeRemoved(entry.cards)
      return cards.length === 0 || removed.has(entry.from) || removed.has(entry.to) ? undefined : { ...entry, cards }
    }
    case 'merge':
      return removed.has(entry.stack.id) ? undefined : { ...entry, cards: excludeRemoved(entry.cards) }
    case 'unstack': {
      const children = excludeRemoved(entry.children)
      return children.length === 0 || removed.has(entry.stack.parent_id) ? undefined : { ...entry, children }
    }
    case 'reorder':
      return removed.has(entry.to.stackId)
        ? undefined
        : { ...entry, previousOrder: entry.previousOrder.filter((id) => !removed.has(id)) }
    case 'delete':
      return entry
  }
}

export const undoSlice = createSlice({
  name: 'undo',
  initialState: [] as UndoEntry[],
  reducers: {
    undoPushed: (state, { payload }: PayloadAction<UndoEntry>) =>
      [...(state as UndoEntry[]), payload].toSorted((a, b) => a.sequence - b.sequence).slice(-MAX_UNDO_ENTRIES),
    /** Removes an entry that was undone or can no longer be undone. */
    undoDiscarded: (state, { payload }: PayloadAction<{ id: string }>) => state.filter(({ id }) => id !== payload.id),
    /** Changes the id of a stack in all entries, because undoing an unstack creates a stack with a new id. */
    stackIdReplaced: (state, { payload: { oldId, newId } }: PayloadAction<{ oldId: string; newId: string }>) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy of the state with one string replaced
      JSON.parse(JSON.stringify(state), (_, value: unknown) => (value === oldId ? newId : value)) as UndoEntry[],
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => [])
      .addCase(cardsRemoved, (state, { payload }) =>
        (state as UndoEntry[]).flatMap((entry) => withoutCards(entry, payload.cardIds) ?? []),
      )
  },
  selectors: { selectUndoEntries: (state) => state },
})

export const { undoPushed, undoDiscarded, stackIdReplaced } = undoSlice.actions
export const { selectUndoEntries } = undoSlice.injectInto(rootReducer).selectors
