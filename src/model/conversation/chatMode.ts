/** Chat modes: entering, leaving, closing, and changes by other tabs (D-3008, D-3018, D-3114, D-3115). */
import { chatApi } from '@/api/chat'
import type { ChatMode, ModeChange } from '@/api/chat.contract'
import { type ApiError, errorText, isHandledGlobally, toApiError } from '@/api/core/errors'
import { preferenceReceived } from '@/api/user'
import { selectIsLandingOpen } from '@/store/panelsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { type Snackbar, snackbarShown } from '@/store/snackbarsSlice'
import { stopReply } from './ask'
import {
  farewellReceived,
  modeChanged,
  modeClosing,
  modePending,
  questionAsked,
  selectMessageCount,
  selectMode,
  selectSession,
} from './chatSlice'
import { AGENT_PREFERENCE } from './currentAgent'
import { agentOf } from './magicRequest'
import { modeCallOf } from './modeCall'
import { restoreConversation } from './restoreConversation'
import { type ChatKey, formatIdOf } from './chatKeys'
import { type EnterableMode, focusedCardOf, isSameSession, makePrompt, NORMAL_MODE } from './turns'

/** Option in the request that enters a mode. */
const INPUTS: Record<EnterableMode, string> = { tutor: 'tutorme', 'creative-writer': 'writeastory' }

/** The message that closes a mode; the server expects this word in every language (D-3115). */
const CLOSE_MESSAGE = 'close'

const applyChange =
  (change: ModeChange): AppThunk =>
  (dispatch, getState) => {
    const { chatMode, agentId } = change
    dispatch(modeChanged(change))
    // In normal mode the preference names the agent, which another tab may have changed.
    if (chatMode === 'normal' && agentOf(getState(), NORMAL_MODE) !== agentId)
      dispatch(preferenceReceived({ key: AGENT_PREFERENCE, value: agentId }))
  }

/** Applies a change made by any tab; the last to arrive wins. */
export const receiveModeChange =
  (change: ModeChange): AppThunk =>
  (dispatch, _getState, services) => {
    dispatch(restoreConversation())
    const call = modeCallOf(services)
    if (call.running) call.events.push(change)
    dispatch(applyChange(change))
  }

/** Runs a call that changes the mode; ignored while another one runs. */
const runCall =
  (target: ChatMode, send: () => Promise<void>): AppThunk<Promise<void>> =>
  async (dispatch, _getState, services) => {
    const call = modeCallOf(services)
    if (call.running) return
    dispatch(restoreConversation())
    dispatch(modePending(target))
    call.events = []
    call.running = send().finally(() => {
      call.running = undefined
      dispatch(modePending(null))
    })
    await call.running
  }

/** Applies the response of a call, unless its event has arrived before: a later change must stay. */
const applyResponse =
  (change: ModeChange): AppThunk =>
  (dispatch, _getState, services) => {
    if (!modeCallOf(services).events.some((event) => isSameSession(event, change))) dispatch(applyChange(change))
  }

/** Tells a failed call, unless every screen tells the failure. */
const tellFailure =
  (error: ApiError, text: Snackbar['text']): AppThunk =>
  (dispatch) => {
    if (!isHandledGlobally(error)) dispatch(snackbarShown({ kind: 'danger', text }))
  }

/** Enters a mode, which begins a session; on failure nothing changes (C-340, D-3114). */
export const enterMode =
  (mode: EnterableMode): AppThunk<Promise<void>> =>
  (dispatch) => {
    const arg = { chatMode: mode, enabled: true, input: INPUTS[mode] }
    return dispatch(
      runCall(mode, async () => {
        const { data, error } = await dispatch(chatApi.endpoints.switchChatMode.initiate(arg, { track: false }))
        if (data) dispatch(applyResponse(data))
        else dispatch(tellFailure(toApiError(error), { key: 'message.chatAgent.updateError' }))
      }),
    )
  }

/** Leaves the mode without a farewell, for a change of the agent; also if the call fails. */
export const leaveMode = (): AppThunk<Promise<void>> => async (dispatch, getState, services) => {
  await modeCallOf(services).running
  const mode = selectMode(getState())
  const arg = { chatMode: mode.chatMode, enabled: false, input: '' }
  await dispatch(
    runCall('normal', async () => {
      const { data, error } = await dispatch(chatApi.endpoints.switchChatMode.initiate(arg, { track: false }))
      if (data) return dispatch(applyResponse(data))
      const failure = toApiError(error)
      dispatch(tellFailure(failure, errorText(failure)))
      if (isSameSession(selectMode(getState()), mode)) dispatch(modeChanged({ ...NORMAL_MODE, agentId: '' }))
    }),
  )
}

/**
 * Closes the mode with the person's close message and the farewell (C-203, C-204, D-3115). Stops a running reply. The mode closes in the
 * app even if the call fails; `errorMiddleware` tells the failure.
 */
export const closeMode =
  (chatKey: ChatKey): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const mode = selectMode(getState())
    if (mode.chatMode === 'normal') return
    const asked = { mode, session: selectSession(getState()), messageCount: selectMessageCount(getState()) }
    await dispatch(
      runCall('normal', async () => {
        dispatch(stopReply())
        const prompt = makePrompt(chatKey, CLOSE_MESSAGE)
        const place = { chatKey, turnId: prompt.localId }
        const focusedId = formatIdOf(chatKey)
        const body = {
          question: CLOSE_MESSAGE,
          chatAgent: agentOf(getState(), mode),
          isFocusMode: focusedCardOf(focusedId) !== null,
          isLandingChat: selectIsLandingOpen(getState()),
          messageCount: asked.messageCount,
          focusedId,
          chatMode: mode.chatMode,
          chatSessionStartTime: mode.chatSessionStartTime,
        }
        dispatch(questionAsked({ chatKey, prompt, asked }))
        dispatch(modeClosing(place))
        const { data } = await dispatch(chatApi.endpoints.closeTutor.initiate(body, { track: false }))
        if (data?.message) dispatch(farewellReceived({ ...place, message: data.message }))
        // Another tab may have begun a session meanwhile.
        if (isSameSession(selectMode(getState()), mode)) dispatch(modeChanged({ ...NORMAL_MODE, agentId: '' }))
      }),
    )
  }
