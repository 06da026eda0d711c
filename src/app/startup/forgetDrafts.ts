/**
 * Leaves nothing readable after an end of the session that the person chose (D-0071). Idle end and lost sessions keep drafts (D-0911).
 */
import { readItem, writeItem } from '@/lib/browserStorage'
import { hasDraftsDatabase } from '@/lib/drafts/draftsDatabase'
import { forgetTabDrafts } from '@/lib/drafts/forgetTabDrafts'
import type { AppThunk } from '@/store/rootReducer'
import type { SessionEnd } from '@/store/sessionEvents'
import { snackbarShown } from '@/store/snackbarsSlice'

/** In localStorage: id of the user who chose to log out last, for the other tabs, which hear of the end without its reason. */
const CHOSEN_LOGOUT_KEY = 'heartboard-chosen-logout'

/** Tells the other tabs that this end is chosen; before the call, because its event may reach them first. */
export const markChosenLogout = (userId: number | undefined) =>
  writeItem('localStorage', CHOSEN_LOGOUT_KEY, userId === undefined ? null : String(userId))

const CHOSEN_ENDS: readonly SessionEnd[] = ['loggedOut', 'accountDeleted']

const isChosen = (reason: SessionEnd, userId: number) =>
  CHOSEN_ENDS.includes(reason) ||
  (reason === 'loggedOutElsewhere' && readItem('localStorage', CHOSEN_LOGOUT_KEY) === String(userId))

/** Called when the login page has replaced the screen: fields that are unmounted store what was typed. */
export const forgetDrafts =
  (userId: number, reason: SessionEnd): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (!isChosen(reason, userId)) return
    forgetTabDrafts(userId)
    // The tab of the log-out says what stays.
    if (reason === 'loggedOutElsewhere') return
    if (!(await hasDraftsDatabase())) return
    const { forgetCardDrafts } = await import('@/lib/drafts/forgetCardDrafts')
    const count = await forgetCardDrafts(userId, reason === 'accountDeleted')
    if (count > 0)
      dispatch(snackbarShown({ kind: 'warning', text: { key: 'message.login.wordsKept', values: { count } } }))
  }
