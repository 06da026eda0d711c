import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { deletionScheduled } from '@/store/pendingDeletionsSlice'
import { cardsRemoved } from '@/store/cardEvents'
import { rootReducer } from '@/store/rootReducer'
import { sessionEnded } from '@/store/sessionEvents'

type Selection = {
  /** Ids in the order in which the user selected the cards. */
  ids: string[]
  /** Start of a range: the card that was last selected without Shift. */
  anchor: string | null
  /**
   * True while the user selects several cards by touch. Each tap toggles a card, until none is selected or the user
   * presses 'Done' (B-226, D-2415).
   */
  isTouchMode: boolean
}

const emptySelection: Selection = { ids: [], anchor: null, isTouchMode: false }

/** Keeps the ids for which `predicate` is true. An empty selection ends the touch mode. */
function filterSelection(state: Selection, predicate: (id: string) => boolean): Selection {
  const ids = state.ids.filter(predicate)
  return { ...state, ids, isTouchMode: state.isTouchMode && ids.length > 0 }
}

type CardSelectedPayload = {
  id: string
  isToggle: boolean
  /** Ids of the whole list. Cards that are no longer in the list are deselected. */
  listedIds: readonly string[]
}

/** Ids of the selected cards of the board. */
export const selection = createSlice({
  name: 'selection',
  initialState: emptySelection,
  reducers: {
    /** A plain click selects one card. A toggle adds or removes the card (B-223 to B-225). */
    cardSelected(state, { payload: { id, isToggle, listedIds } }: PayloadAction<CardSelectedPayload>) {
      const remaining = filterSelection(state, (other) => listedIds.includes(other))
      if (!isToggle && !remaining.isTouchMode) return { ids: [id], anchor: id, isTouchMode: false }
      if (remaining.ids.includes(id)) return { ...filterSelection(remaining, (other) => other !== id), anchor: id }
      return { ...remaining, ids: [...remaining.ids, id], anchor: id }
    },
    /** Selects a range or all cards. The anchor stays, for the next range. */
    cardsSelected: (state, { payload }: PayloadAction<{ ids: string[] }>) => ({ ...state, ids: payload.ids }),
    /** On a long press, selects the card and enters the touch mode. */
    touchModeEntered: (state, { payload: { id } }: PayloadAction<{ id: string }>) => ({
      ids: state.ids.includes(id) ? state.ids : [...state.ids, id],
      anchor: id,
      isTouchMode: true,
    }),
    selectionCleared: (state) => (state.ids.length > 0 || state.isTouchMode ? emptySelection : state),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => emptySelection)
      .addCase(cardsRemoved, (state, { payload }) => filterSelection(state, (id) => !payload.cardIds.includes(id)))
      .addCase(deletionScheduled, (state, { payload }) => filterSelection(state, (id) => !payload.cardIds.includes(id)))
  },
  selectors: {
    selectSelectedIds: ({ ids }) => ids,
    selectAnchor: ({ anchor }) => anchor,
    selectIsTouchMode: ({ isTouchMode }) => isTouchMode,
  },
})

export const selectionReducer = selection.reducer
export const { cardSelected, cardsSelected, selectionCleared, touchModeEntered } = selection.actions
export const { selectSelectedIds, selectAnchor, selectIsTouchMode } = selection.injectInto(rootReducer).selectors

/**
 * Returns the ids from the anchor to `id`, including both, in list order. Returns only `id` if the anchor is not in the
 * list.
 */
export function idsInRange(listedIds: readonly string[], anchor: string | null, id: string): string[] {
  const [from, to] = [listedIds.indexOf(anchor ?? id), listedIds.indexOf(id)]
  if (from === -1 || to === -1) return [id]
  return listedIds.slice(Math.min(from, to), Math.max(from, to) + 1)
}
