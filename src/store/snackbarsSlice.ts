import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { MessageText } from '@/i18n/messageText'
import type { TextKey } from '@/i18n/textParts'
import { serverReached } from './connectionSlice'
import type { MadeCard } from './madeCard'
import type { ReplacedPicture } from './replacedPicture'
import { sessionEnded } from './sessionEvents'

export type SnackbarKind = 'neutral' | 'success' | 'warning' | 'danger'

/** Page of an event `page.changed`: a route name, or `ideation` with its topic (D-3134). */
export type NamedPage = { page: string; topic: string | null }

/** A snackbar. Its text is a translation key with values, or a message of the server. */
export type Snackbar = {
  id: string
  kind: SnackbarKind
  text: MessageText
  /**
   * Action button as data; `src/app/pages/Snackbars.tsx` executes it. A snackbar with an action stays until the user
   * dismisses it.
   */
  action?: { labelKey: TextKey } & (
    | { name: 'undo'; id: string }
    /** Sends the code of a verification link, which is `id` (D-1104). */
    | { name: 'verifyUser' | 'resendVerification'; id: string }
    /** Opens the dialog with the draft of the card whose id is `id`. */
    | { name: 'showOrphanedDraft'; id: string }
    /** Opens a page that the server has named. */
    | { name: 'openPage'; page: NamedPage; id?: never }
    | { name: 'openMadeCard'; card: MadeCard; id?: never }
    | { name: 'undoPicture'; picture: ReplacedPicture; id?: never }
    /** Sends a file again that the board could not add; `id` names the file. */
    | { name: 'retryBoardPicture'; id: string }
    /** Deletes a stack that was just made and leaves it for its list; `parentId` null: My Board. */
    | { name: 'discardStack'; id: string; parentId: string | null }
    | { name: 'feedback' | 'retryServer'; id?: never }
  )
  /** Replaces the open snackbar with the same key. */
  replaceKey?: string
  /** Lifetime in ms, instead of the 5 s of D-0906. */
  duration?: number
}

/** The snackbar of the newest command that can be undone replaces the previous snackbar with this key (D-0906). */
export const UNDO_REPLACE_KEY = 'board-undo'

/** How a failed call that makes content is told: words of care calmly in its place (D-3151), a snackbar, or by the app on every screen. */
export type ContentFailure = { kind: 'words' | 'snackbar'; text: MessageText } | { kind: 'told' }

/** Maximum number of snackbars. More would cover the screen. */
const MAX_SNACKBARS = 4

/**
 * Removes the oldest snackbars if there are more than four. Snackbars with an action are removed last, because the
 * action is offered nowhere else.
 */
function withoutSurplus(all: Snackbar[]): Snackbar[] {
  if (all.length <= MAX_SNACKBARS) return all
  const surplus = all.slice(0, -1).find(({ action }) => action === undefined) ?? all[0]
  return withoutSurplus(all.filter((snackbar) => snackbar !== surplus))
}

const snackbars = createSlice({
  name: 'snackbars',
  initialState: [] as Snackbar[],
  reducers: {
    /** Shows a snackbar; replaces an open duplicate, and an open snackbar with the same `replaceKey`. */
    snackbarShown: {
      reducer(state, { payload }: PayloadAction<Snackbar>) {
        const words = ({ kind, text }: Snackbar) => JSON.stringify({ kind, text })
        // A snackbar with the same words is a duplicate, unless it has another action, such as the undo of another deletion.
        const isDuplicate = (other: Snackbar) =>
          words(other) === words(payload) &&
          (!other.action || JSON.stringify(other.action) === JSON.stringify(payload.action))
        const isReplaced = (other: Snackbar) =>
          isDuplicate(other) || (payload.replaceKey !== undefined && other.replaceKey === payload.replaceKey)
        return withoutSurplus([...state.filter((other) => !isReplaced(other)), payload])
      },
      prepare: (snackbar: Omit<Snackbar, 'id'>) => ({ payload: { ...snackbar, id: nanoid() } }),
    },
    snackbarClosed: (state, { payload }: PayloadAction<{ id: string }>) => state.filter(({ id }) => id !== payload.id),
  },
  extraReducers: (builder) => {
    // Removes snackbars with an action, because the actions belong to the ended session.
    builder.addCase(sessionEnded, (state) => state.filter(({ action }) => action === undefined))
    builder.addCase(serverReached, (state) => state.filter(({ action }) => action?.name !== 'retryServer'))
  },
  selectors: { selectSnackbars: (state) => state },
})

export const snackbarsReducer = snackbars.reducer
export const { snackbarShown, snackbarClosed } = snackbars.actions
export const { selectSnackbars } = snackbars.selectors
