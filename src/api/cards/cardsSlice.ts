/**
 * Cards as the server last said them, and the changes that it has not confirmed yet. Nothing optimistic is written into the cards: what is
 * shown is the fold of the pending changes over them, so that a rollback is the removal of an entry.
 */
import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { baseApi } from '../core/baseApi'
import type { Card } from './card.schema'
import { type Change, changedCards } from './cardChanges'
import type { CardListArg } from './cardListPages'

export type PendingChange = {
  /** Request id of the mutation, or the id of the temporary card. */
  id: string
  changes: Change[]
  isConfirmed: boolean
  /** Once confirmed: the reads in flight at that time, whose responses may lack the change. */
  awaits: string[]
  /** Lists that were answered meanwhile: their totals may contain the change already. */
  answered: CardListArg[]
}

const pendingChangesSlice = createSlice({
  name: 'pendingChanges',
  initialState: [] as PendingChange[],
  reducers: {
    /** Cards of a response; `list` when it was a page of a list. */
    cardsReceived(pending, { payload }: PayloadAction<{ cards: readonly Card[]; list?: CardListArg }>) {
      for (const entry of pending) if (payload.list) entry.answered.push(payload.list)
    },
    /** What the server said comes before the changes whose outcome is unknown. */
    changeRecorded(pending, { payload }: PayloadAction<PendingChange>) {
      const firstUnconfirmed = pending.findIndex(({ isConfirmed }) => !isConfirmed)
      pending.splice(payload.isConfirmed && firstUnconfirmed !== -1 ? firstUnconfirmed : pending.length, 0, payload)
    },
    /** Success. `changes` replace the optimistic ones, but for the child counts. */
    changeConfirmed(pending, { payload }: PayloadAction<{ id: string; changes?: Change[]; awaits: string[] }>) {
      const entry = pending.find(({ id }) => id === payload.id)
      if (!entry) return
      const counts = entry.changes.filter(({ kind }) => kind === 'count')
      const changes = payload.changes ? [...payload.changes, ...counts] : entry.changes
      Object.assign(entry, { isConfirmed: true, awaits: payload.awaits, changes })
      // An order that was made meanwhile has the id of the temporary card.
      const inserted = changes.find((change) => change.kind === 'insert')
      for (const change of pending.flatMap((other) => other.changes)) {
        if (change.kind === 'order' && inserted)
          change.cardIds = change.cardIds.map((id) => (id === payload.id ? inserted.card.id : id))
      }
    },
    /** Failure: the rollback of the change. */
    changeDropped: (pending, { payload }: PayloadAction<{ id: string }>) =>
      pending.filter(({ id }) => id !== payload.id),
    /** Makes changes part of what the server said; the first `committedCount` pending ones are dropped. */
    changesCommitted(pending, { payload }: PayloadAction<{ changes: Change[]; committedCount: number }>) {
      pending.splice(0, payload.committedCount)
      const counts = payload.changes.filter((change) => change.kind === 'count')
      const committed = new Map(counts.map(({ stackId, from, by }) => [stackId, from + by]))
      for (const change of pending.flatMap(({ changes }) => changes)) {
        if (change.kind === 'count') change.from = committed.get(change.stackId) ?? change.from
      }
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(baseApi.util.resetApiState.match, () => [])
  },
})

export const pendingChangesReducer = pendingChangesSlice.reducer
export const { cardsReceived, changeRecorded, changeConfirmed, changeDropped, changesCommitted } =
  pendingChangesSlice.actions

type Cards = Readonly<Record<string, Card>>

/** The cards after changes. Cards, and parts of them, that are equal keep their identity. */
function applyChanges(cards: Cards, changes: readonly Change[]): Cards {
  const next = { ...cards }
  for (const [id, card] of changedCards(changes, (cardId) => cards[cardId])) {
    if (card) next[id] = copyWithStructuralSharing(cards[id], card)
    else delete next[id]
  }
  return next
}

/** Written without Immer, which takes several ms for 10,000 cards. An older version of a card never replaces a newer one. */
export function cardsReducer(cards: Cards = {}, action: UnknownAction): Cards {
  if (changesCommitted.match(action)) return applyChanges(cards, action.payload.changes)
  if (cardsReceived.match(action)) {
    const changes = action.payload.cards.map((card) => ({ kind: 'insert' as const, card }))
    return applyChanges(cards, changes)
  }
  return baseApi.util.resetApiState.match(action) ? {} : cards
}
