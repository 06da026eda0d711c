/** What a person did to the board, newest last, as data from which each step can be undone (D-0907). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Card } from '@/api/cards/card.schema'
import type { CardListArg } from '@/api/cards/cardListPages'
import { sessionEnded } from '@/store/sessionEvents'

export type UndoEntry = {
  id: string
  /** Counts the person's steps as they began: they are answered in another order. */
  sequence: number
} & (
  | { kind: 'move'; cards: Card[]; from: string | null; to: string | null }
  | { kind: 'merge'; stack: Card; cards: Card[] }
  | { kind: 'unstack'; stack: Card; children: Card[] }
  | { kind: 'reorder'; from: CardListArg; to: CardListArg; previousOrder: string[] }
  | { kind: 'delete'; cardIds: string[] }
)

/** Steps that are remembered. */
const MAX_UNDO_ENTRIES = 50

/** A step as far as it can be taken back without some cards; undefined when it cannot at all. */
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

const undoSlice = createSlice({
  name: 'undo',
  initialState: [] as UndoEntry[],
  reducers: {
    undoPushed: (state, { payload }: PayloadAction<UndoEntry>) =>
      [...(state as UndoEntry[]), payload].toSorted((a, b) => a.sequence - b.sequence).slice(-MAX_UNDO_ENTRIES),
    /** Undone, or no longer possible to undo. */
    undoDiscarded: (state, { payload }: PayloadAction<{ id: string }>) => state.filter(({ id }) => id !== payload.id),
    /** Cards are gone: deleted, or taken back by whoever shared them. */
    cardsRemoved: (state, { payload }: PayloadAction<{ cardIds: string[] }>) =>
      (state as UndoEntry[]).flatMap((entry) => withoutCards(entry, payload.cardIds) ?? []),
    /** A dissolved stack was made anew, under another id: the steps before are about the new one, wherever they name it. */
    stackIdReplaced: (state, { payload: { oldId, newId } }: PayloadAction<{ oldId: string; newId: string }>) =>
      JSON.parse(JSON.stringify(state), (_, value: unknown) => (value === oldId ? newId : value)) as UndoEntry[],
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => [])
  },
  selectors: { selectUndoEntries: (state) => state },
})

export const undoReducer = undoSlice.reducer
export const { undoPushed, undoDiscarded, cardsRemoved, stackIdReplaced } = undoSlice.actions
export const { selectUndoEntries } = undoSlice.selectors
