/**
 * What is open about cards besides the board itself: the card in focus, a dialog, a menu, the title field. Each closes by itself when access
 * to one of its cards is lost (`useCloseOnLostCard`, D-0057).
 */
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { cardsRemoved } from './cardEvents'
import { rootReducer } from './rootReducer'

type CardView = { cardIds: readonly string[]; isLost: boolean }

const initialState: Readonly<Record<string, CardView>> = {}

const cardViews = createSlice({
  name: 'cardViews',
  initialState,
  reducers: {
    cardViewOpened: (
      state,
      { payload: { id, cardIds } }: PayloadAction<{ id: string; cardIds: readonly string[] }>,
    ) => ({
      ...state,
      [id]: { cardIds, isLost: false },
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
          view.cardIds.some((cardId) => payload.cardIds.includes(cardId)) ? { ...view, isLost: true } : view,
        ]),
      ),
    )
  },
  selectors: {
    selectIsViewLost: (state, id: string): boolean => state[id]?.isLost ?? false,
    /** Ids of the cards that something is open about. */
    selectViewedCardIds: (state): string[] =>
      Object.values(state).flatMap(({ cardIds, isLost }) => (isLost ? [] : cardIds)),
  },
})

declare module '@/store/rootReducer' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface LazyLoadedSlices extends WithSlice<typeof cardViews> {}
}

export const { cardViewOpened, cardViewClosed } = cardViews.actions
export const { selectIsViewLost, selectViewedCardIds } = cardViews.injectInto(rootReducer).selectors
