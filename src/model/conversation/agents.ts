/** Choice of the agent from the hashtag menu (C-012, C-456 to C-458, D-3112, D-3113). */
import { perApp } from '@/api/core/perApp'
import { type ApiError, errorKey, isHandledGlobally, toApiError } from '@/api/core/errors'
import { magicMenuApi } from '@/api/magicMenu'
import { selectMe, userApi } from '@/api/user'
import { confirm } from '@/store/confirmationSlice'
import type { AppThunk } from '@/store/rootReducer'
import { selectSnackbars, snackbarShown } from '@/store/snackbarsSlice'
import { stopReply } from './ask'
import { newChatStarted, selectChatMode, selectIsReplyingIn } from './chatSlice'
import { enterMode, leaveMode } from './chatMode'
import { selectMessages } from './conversation'
import { AGENT_PREFERENCE, modesByEntry, selectCurrentAgentId, selectMenu } from './currentAgent'
import type { ChatKey } from './chatKeys'

/** Tells a failed fetch once: `errorMiddleware` has told what concerns every screen, but a lost connection only once until it is back. */
const tellMenuFailure =
  (error: ApiError): AppThunk =>
  (dispatch, getState) => {
    if (isHandledGlobally(error) && error.kind !== 'offline') return
    const key = errorKey(error)
    const isTold = selectSnackbars(getState()).some(({ text }) => 'key' in text && text.key === key)
    if (!isTold) dispatch(snackbarShown({ kind: 'danger', text: { key } }))
  }

const requestMenu =
  (): AppThunk<{ isFetched: Promise<ApiError | undefined>; release: () => void }> => (dispatch, getState) => {
    // A refetch in another language may have failed: the names on screen are still the earlier ones.
    const forceRefetch = selectMenu(getState()).isError
    const request = dispatch(magicMenuApi.endpoints.getMagicMenu.initiate(undefined, { forceRefetch }))
    const isFetched = request.then(({ error }) => (error ? toApiError(error) : undefined))
    return { isFetched, release: () => request.unsubscribe() }
  }

/**
 * Fetches the menu unless fetched, and keeps it in the language of the app until `release`.
 * @param isAwaited false once nobody waits: a failure is then silent
 * @returns `isFetched`: false after a failure
 */
export const fetchMenu =
  (isAwaited: () => boolean): AppThunk<{ isFetched: Promise<boolean>; release: () => void }> =>
  (dispatch) => {
    const { isFetched, release } = dispatch(requestMenu())
    const isSuccess = isFetched.then((error) => {
      if (error && isAwaited()) dispatch(tellMenuFailure(error))
      return !error
    })
    return { isFetched: isSuccess, release }
  }

/** Keeps the menu for a name in it, silently. @returns the end */
export const keepMenu = (): AppThunk<() => void> => (dispatch) => dispatch(requestMenu()).release

/** True while an agent is being saved: a second choice would mix the rollbacks. */
const savesOf = perApp(() => ({ isSaving: false }))

/** Asks if the choice ends a conversation or a mode. @returns false for No */
const confirmChange =
  (chatKey: ChatKey): AppThunk<boolean | Promise<boolean>> =>
  (dispatch, getState) => {
    const hasMessages = selectMessages(getState(), chatKey).some(({ divider }) => divider === null)
    const isAsked = hasMessages || selectChatMode(getState()) !== 'normal'
    return isAsked ? dispatch(confirm({ kind: 'changeAgent' })) : true
  }

/** Saves the agent, shown at once. @returns false after a failure, which is told */
const saveAgent =
  (agentId: string): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, services) => {
    const saves = savesOf(services)
    saves.isSaving = true
    const preference = { key: AGENT_PREFERENCE, value: agentId, isErrorLocal: true } as const
    const { error } = await dispatch(userApi.endpoints.savePreference.initiate(preference, { track: false }))
    saves.isSaving = false
    if (error && !isHandledGlobally(toApiError(error)))
      dispatch(snackbarShown({ kind: 'danger', text: { key: 'message.chatAgent.updateError' } }))
    return !error
  }

/**
 * Chooses who answers. A choice that ends a conversation or a mode is asked first (C-111). Success leaves the mode and begins a new chat;
 * after a failure agent, mode and conversation are as before.
 */
export const chooseAgent =
  (agentId: string, chatKey: ChatKey): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const isCurrent = selectCurrentAgentId(getState()) === agentId && selectChatMode(getState()) === 'normal'
    if (isCurrent || savesOf(services).isSaving) return
    const userId = selectMe(getState())?.id
    if (!(await dispatch(confirmChange(chatKey)))) return
    if (!(await dispatch(saveAgent(agentId)))) return
    // The session may have ended meanwhile.
    if (selectMe(getState())?.id !== userId) return
    dispatch(snackbarShown({ kind: 'success', text: { key: 'message.chatAgent.updateSuccess' } }))
    if (selectChatMode(getState()) !== 'normal') await dispatch(leaveMode())
    if (selectIsReplyingIn(getState(), chatKey)) dispatch(stopReply())
    dispatch(newChatStarted(chatKey))
  }

/** Runs an entry of `chats`: enters its mode, or chooses its agent. */
export const chooseEntry = (id: string, chatKey: ChatKey): AppThunk<Promise<void>> => {
  const mode = modesByEntry.get(id)
  return mode ? enterMode(mode) : chooseAgent(id, chatKey)
}
