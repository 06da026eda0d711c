/** What a person did to the board, newest last, as data from which each step can be undone (spec/README override 7). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Card } from '@/api/card.schema'
import type { CardListArg } from '@/api/loadedCards'
import { sessionEnded } from '@/state/session'

export type BoardStep = {
  id: string
  /** Counts the person's steps as they began: they are answered in another order. */
  turn: number
} & (
  | { kind: 'move'; cards: Card[]; from: string | null; to: string | null }
  | { kind: 'merge'; stack: Card; cards: Card[] }
  | { kind: 'unstack'; stack: Card; children: Card[] }
  | { kind: 'reorder'; from: CardListArg; to: CardListArg; before: string[] }
  | { kind: 'delete'; cardIds: string[] }
)

/** Steps that are remembered. */
const MAX_STEPS = 50

/** A step as far as it can be taken back without some cards; undefined when it cannot at all. */
export function stepWithout(step: BoardStep, goneIds: readonly string[]): BoardStep | undefined {
  const gone = new Set<string | null | undefined>(goneIds)
  const left = (cards: Card[]) => cards.filter(({ id }) => !gone.has(id))
  switch (step.kind) {
    case 'move': {
      const cards = left(step.cards)
      return cards.length === 0 || gone.has(step.from) || gone.has(step.to) ? undefined : { ...step, cards }
    }
    case 'merge':
      return gone.has(step.stack.id) ? undefined : { ...step, cards: left(step.cards) }
    case 'unstack': {
      const children = left(step.children)
      return children.length === 0 || gone.has(step.stack.parent_id) ? undefined : { ...step, children }
    }
    case 'reorder':
      return gone.has(step.to.stackId) ? undefined : { ...step, before: step.before.filter((id) => !gone.has(id)) }
    case 'delete':
      return step
  }
}

const history = createSlice({
  name: 'boardHistory',
  initialState: [] as BoardStep[],
  reducers: {
    stepDone: (state, { payload }: PayloadAction<BoardStep>) =>
      [...(state as BoardStep[]), payload].toSorted((a, b) => a.turn - b.turn).slice(-MAX_STEPS),
    /** Undone, or no longer possible to undo. */
    stepForgotten: (state, { payload }: PayloadAction<{ id: string }>) => state.filter(({ id }) => id !== payload.id),
    /** Cards are gone: deleted, or taken back by whoever shared them. */
    cardsGone: (state, { payload }: PayloadAction<{ cardIds: string[] }>) =>
      (state as BoardStep[]).flatMap((step) => stepWithout(step, payload.cardIds) ?? []),
    /** A dissolved stack was made anew, under another id: the steps before are about the new one, wherever they name it. */
    stackReplaced: (state, { payload: { oldId, newId } }: PayloadAction<{ oldId: string; newId: string }>) =>
      JSON.parse(JSON.stringify(state), (_, value: unknown) => (value === oldId ? newId : value)) as BoardStep[],
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => [])
  },
  selectors: { selectSteps: (state) => state },
})

export const boardHistoryReducer = history.reducer
export const { stepDone, stepForgotten, cardsGone, stackReplaced } = history.actions
export const { selectSteps } = history.selectors
