/**
 * Removes drafts after a chosen end of the session, except the user's own unsaved words of cards (D-0071). A deleted account keeps none.
 * Idle timeout and lost sessions keep all drafts (D-0911).
 */
import { readItem, writeItem } from '@/lib/browserStorage'
import { chatSessionKey, recentTopicsKey } from '@/lib/drafts/conversationKeys'
import { hasDraftsDatabase } from '@/lib/drafts/draftsDatabase'
import { forgetTabDrafts } from '@/lib/drafts/forgetTabDrafts'
import type { AppThunk } from '@/store/rootReducer'
import type { SessionEnd } from '@/store/sessionEvents'
import { snackbarShown } from '@/store/snackbarsSlice'

/** localStorage key: id of the last user who chose to log out. The other tabs get the end without a reason. */
const CHOSEN_LOGOUT_KEY = 'heartboard-chosen-logout'

/**
 * Tells the other tabs that the user chose to log out. Call it before the log-out request, because the live event may
 * reach them first.
 */
export const markChosenLogout = (userId: number | undefined) =>
  writeItem('localStorage', CHOSEN_LOGOUT_KEY, userId === undefined ? null : String(userId))

const CHOSEN_ENDS: readonly SessionEnd[] = ['loggedOut', 'accountDeleted']

const isChosen = (reason: SessionEnd, userId: number) =>
  CHOSEN_ENDS.includes(reason) ||
  (reason === 'loggedOutElsewhere' && readItem('localStorage', CHOSEN_LOGOUT_KEY) === String(userId))

/**
 * Forgets the drafts of a user after a chosen end, and the session of a chat mode after every end. Call after the login page has replaced
 * the screen: unmounting fields store their drafts.
 */
export const forgetDrafts =
  (userId: number, reason: SessionEnd): AppThunk<Promise<void>> =>
  async (dispatch) => {
    writeItem('sessionStorage', chatSessionKey(userId), null)
    if (!isChosen(reason, userId)) return
    forgetTabDrafts(userId)
    writeItem('localStorage', recentTopicsKey(userId), null)
    // Only the tab in which the user logged out shows the snackbar about kept drafts.
    if (reason === 'loggedOutElsewhere') return
    if (!(await hasDraftsDatabase())) return
    const { forgetCardDrafts } = await import('@/lib/drafts/forgetCardDrafts')
    const count = await forgetCardDrafts(userId, reason === 'accountDeleted')
    if (count > 0)
      dispatch(snackbarShown({ kind: 'warning', text: { key: 'message.login.wordsKept', values: { count } } }))
  }
