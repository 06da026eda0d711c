import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from './sessionEvents'

export type SnackbarKind = 'neutral' | 'success' | 'warning' | 'danger'

/** A short notice. Its text is a key with values, or what a server said. */
export type Snackbar = {
  id: string
  kind: SnackbarKind
  text: { key: string; values?: Record<string, string> } | { message: string }
  /** What can be done about it, as data; `src/app/bootstrap/Snackbars.tsx` knows what each name does. It stays until it is dismissed. */
  action?: { labelKey: string } & ({ name: 'undo'; id: string } | { name: 'feedback'; id?: never })
  /** A notice takes the place of the one before it in the same slot. */
  replaceKey?: string
}

const snackbars = createSlice({
  name: 'snackbars',
  initialState: [] as Snackbar[],
  reducers: {
    snackbarShown: {
      reducer(state, { payload }: PayloadAction<Snackbar>) {
        const isDuplicate = (other: Snackbar) =>
          JSON.stringify({ ...other, id: '' }) === JSON.stringify({ ...payload, id: '' })
        const isReplaced = (other: Snackbar) =>
          isDuplicate(other) || (payload.replaceKey !== undefined && other.replaceKey === payload.replaceKey)
        return [...state.filter((other) => !isReplaced(other)), payload]
      },
      /** The same notice twice is shown once. */
      prepare: (snackbar: Omit<Snackbar, 'id'>) => ({ payload: { ...snackbar, id: nanoid() } }),
    },
    snackbarClosed: (state, { payload }: PayloadAction<{ id: string }>) => state.filter(({ id }) => id !== payload.id),
  },
  extraReducers: (builder) => {
    // What could be done about them belonged to the person who has gone.
    builder.addCase(sessionEnded, (state) => state.filter(({ action }) => action === undefined))
  },
  selectors: { selectSnackbars: (state) => state },
})

export const snackbarsReducer = snackbars.reducer
export const { snackbarShown, snackbarClosed } = snackbars.actions
export const { selectSnackbars } = snackbars.selectors
