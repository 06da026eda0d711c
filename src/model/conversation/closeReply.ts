/** Ends a reply that is incomplete: stopped, refused or interrupted (C-447 to C-454, D-0024, D-0077). */
import { type ApiError, errorKey, statusOf } from '@/api/core/errors'
import { selectMe } from '@/api/user'
import type { TextKey } from '@/i18n/textParts'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'
import { selectIsChatOpen, selectIsLandingOpen } from '@/store/panelsSlice'
import type { AppThunk, RootState } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'
import { chatDraftKey } from './chatDraft'
import type { ReplyEvent } from './chatEvents'
import {
  chatEventReceived,
  questionEdited,
  questionReturned,
  selectLandingTurns,
  selectLiveReply,
  selectTurns,
} from './chatSlice'
import { type ChatKey, ENTIRE_CHAT } from './chatKeys'
import type { LiveReply, Turn } from './turns'

/** Identifies a reply in the state of the chat. */
export type ReplyPlace = {
  chatKey: ChatKey
  turnId: string
  localId: string
  /** Turns that an edited question has removed. They are restored if the server refuses the edited question. */
  replaced?: Turn[]
}

/**
 * Returns the text for a failed reply. Null for an abort, and for failures shown elsewhere: session, quota, network
 * (C-447 to C-454, D-3002).
 */
function failureTextOf(error: ApiError): TextKey | null {
  if (error.kind === 'aborted' || error.kind === 'offline') return null
  return [401, 429].includes(statusOf(error) ?? 0) ? null : errorKey(error)
}

/** True if a failure of the reply can be seen: in the open panel, or on the landing, which covers the panel. */
const isShown = (state: RootState, { chatKey, turnId }: LiveReply) =>
  selectIsLandingOpen(state)
    ? chatKey === ENTIRE_CHAT && selectLandingTurns(state).some(({ id }) => id === turnId)
    : selectIsChatOpen(state)

/** Closes a live reply that failed or was stopped; ignores finished replies. A snackbar shows the failure of a hidden reply. */
export const closeReply =
  ({ localId }: Pick<ReplyPlace, 'localId'>, closed: Extract<ReplyEvent, { event: 'closed' }>['data']): AppThunk =>
  (dispatch, getState) => {
    const live = selectLiveReply(getState(), localId)
    if (!live) return
    dispatch(chatEventReceived({ event: 'replyEvent', to: { localId }, replyEvent: { event: 'closed', data: closed } }))
    if (!closed.error || isShown(getState(), live)) return
    dispatch(snackbarShown({ kind: 'danger', text: { key: closed.error } }))
  }

/** Closes a reply whose call failed. */
export const failReply = (reply: ReplyPlace, error: ApiError): AppThunk =>
  closeReply(reply, {
    status: error.kind === 'aborted' ? 'stopped' : 'interrupted',
    error: failureTextOf(error),
    isRefused: isRefusal(error),
  })

/** True if the server has not stored the question. */
const isRefusal = ({ kind }: ApiError) => kind === 'http' || kind === 'offline'

/**
 * Returns an unsent question to the empty input (D-0911), or an edited question to its form. Returns false if neither
 * is possible.
 */
const returnQuestion =
  ({ chatKey, turnId, replaced }: ReplyPlace, text: string): AppThunk<boolean> =>
  (dispatch, getState) => {
    const draftKey = chatDraftKey(selectMe(getState())?.id)
    const turn = selectTurns(getState(), chatKey).at(-1)
    if (turn?.id !== turnId || turn.replies.length > 1) return false
    if (replaced?.[0]) dispatch(questionEdited({ turnId: replaced[0].id, text }))
    else if (readDraft(draftKey) === '') storeDraft(draftKey, text)
    else return false
    dispatch(questionReturned({ chatKey, turnId, replaced }))
    return true
  }

/**
 * Closes a reply whose call failed. If the network failed, or an edited question was refused, returns the question to
 * the user instead.
 */
export const returnOrFail =
  (reply: ReplyPlace, question: string, error: ApiError): AppThunk =>
  (dispatch) => {
    const mayReturn = reply.replaced ? isRefusal(error) : error.kind === 'offline'
    if (!mayReturn || !dispatch(returnQuestion(reply, question))) return dispatch(failReply(reply, error))
    const key = failureTextOf(error)
    if (key) dispatch(snackbarShown({ kind: 'danger', text: { key } }))
  }
