/**
 * Cards as the server last said them, and the changes that it has not confirmed yet. Nothing optimistic is written into `entities`: what is
 * shown is the fold of `pending` over them, so that a rollback is the removal of an entry.
 */
import { createEntityAdapter, createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { baseApi } from '../core/baseApi'
import type { Card } from './card.schema'
import { type Change, changedCards, isOlder } from './cardChanges'
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

const cardAdapter = createEntityAdapter<Card>()

const cardsSlice = createSlice({
  name: 'cards',
  initialState: cardAdapter.getInitialState({ pending: [] as PendingChange[] }),
  reducers: {
    /** Cards of a response; `list` when it was a page of a list. An older version never replaces a newer one. */
    cardsReceived(state, { payload }: PayloadAction<{ cards: readonly Card[]; list?: CardListArg }>) {
      for (const card of payload.cards) {
        const known = original(state)?.entities[card.id]
        if (known && isOlder(card, known)) continue
        const merged = copyWithStructuralSharing(known, { ...known, ...card })
        if (merged !== known) cardAdapter.setOne(state, merged)
      }
      for (const entry of state.pending) if (payload.list) entry.answered.push(payload.list)
    },
    /** A change whose outcome is unknown goes last; what the server said comes before these. */
    changeRecorded({ pending }, { payload }: PayloadAction<PendingChange>) {
      const at = payload.isConfirmed ? pending.findIndex(({ isConfirmed }) => !isConfirmed) : -1
      pending.splice(at === -1 ? pending.length : at, 0, payload)
    },
    /** Success. `changes` replace the optimistic ones; the child counts stay. */
    changeConfirmed({ pending }, { payload }: PayloadAction<{ id: string; changes?: Change[]; awaits: string[] }>) {
      for (const entry of pending.filter(({ id }) => id === payload.id)) {
        const counts = entry.changes.filter(({ kind }) => kind === 'count')
        Object.assign(entry, { isConfirmed: true, awaits: payload.awaits })
        if (payload.changes) entry.changes = [...payload.changes, ...counts]
      }
      // An order that was made meanwhile has the id of the temporary card.
      const inserted = payload.changes?.find(({ kind }) => kind === 'insert')
      if (inserted?.kind !== 'insert') return
      for (const change of pending.flatMap(({ changes }) => changes)) {
        if (change.kind === 'order')
          change.cardIds = change.cardIds.map((id) => (id === payload.id ? inserted.card.id : id))
      }
    },
    /** Failure: the rollback of the change. */
    changeDropped(state, { payload }: PayloadAction<{ id: string }>) {
      state.pending = state.pending.filter(({ id }) => id !== payload.id)
    },
    /** Makes changes part of what the server said; the first `committedCount` pending ones are dropped. */
    changesCommitted(state, { payload }: PayloadAction<{ changes: Change[]; committedCount: number }>) {
      const entities = original(state)?.entities ?? {}
      for (const [id, card] of changedCards(payload.changes, (cardId) => entities[cardId])) {
        if (card) cardAdapter.setOne(state, copyWithStructuralSharing(entities[id], card))
        else cardAdapter.removeOne(state, id)
      }
      state.pending.splice(0, payload.committedCount)
      for (const later of state.pending.flatMap(({ changes }) => changes)) {
        for (const change of payload.changes)
          if (later.kind === 'count' && change.kind === 'count' && later.stackId === change.stackId)
            later.from = change.from + change.by
      }
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(baseApi.util.resetApiState.match, () => cardsSlice.getInitialState())
  },
})

export const cardsReducer = cardsSlice.reducer
export const { cardsReceived, changeRecorded, changeConfirmed, changeDropped, changesCommitted } = cardsSlice.actions
