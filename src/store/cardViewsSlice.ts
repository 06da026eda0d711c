/**
 * Open views of cards outside the board: focus view, dialog, menu, title field. A view closes when the user loses
 * access to one of its cards (`useCloseOnInaccessibleCard`, D-0057).
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { cardsRemoved } from './cardEvents'
import { rootReducer } from './rootReducer'

type CardView = { cardIds: readonly string[]; isInaccessible: boolean }

const initialState: Readonly<Record<string, CardView>> = {}

export const cardViews = createSlice({
  name: 'cardViews',
  initialState,
  reducers: {
    cardViewOpened: (
      state,
      { payload: { id, cardIds } }: PayloadAction<{ id: string; cardIds: readonly string[] }>,
    ) => ({
      ...state,
      [id]: { cardIds, isInaccessible: false },
    }),
    cardViewClosed: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const { [id]: _, ...others } = state
      return others
    },
  },
  extraReducers: (builder) => {
    builder.addCase(cardsRemoved, (state, { payload }) =>
      Object.fromEntries(
        Object.entries(state as Readonly<Record<string, CardView>>).map(([id, view]) => [
          id,
          view.cardIds.some((cardId) => payload.cardIds.includes(cardId)) ? { ...view, isInaccessible: true } : view,
        ]),
      ),
    )
  },
  selectors: {
    selectIsViewInaccessible: (state, id: string): boolean => state[id]?.isInaccessible ?? false,
    /** Ids of cards that have an open view, without views that are closing because access was lost. */
    selectViewedCardIds: (state): string[] =>
      Object.values(state).flatMap(({ cardIds, isInaccessible }) => (isInaccessible ? [] : cardIds)),
  },
})

export const { cardViewOpened, cardViewClosed } = cardViews.actions
export const { selectIsViewInaccessible, selectViewedCardIds } = cardViews.injectInto(rootReducer).selectors
