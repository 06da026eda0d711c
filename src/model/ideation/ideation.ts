/** Commands of ideation: submit a topic, ask again, more ideas, choose (C-029, C-030, C-250, C-251, C-442, C-443, D-3131). */
import { nanoid } from '@reduxjs/toolkit'
import { channels } from '@/api/channels'
import { type ApiError, toApiError } from '@/api/core/errors'
import { fetchOnce } from '@/api/core/fetchOnce'
import { perApp } from '@/api/core/perApp'
import { ideasApi } from '@/api/ideas'
import { selectMe } from '@/api/user'
import type { AppThunk, RootState } from '@/store/rootReducer'
import { type Snackbar, snackbarShown } from '@/store/snackbarsSlice'
import { abortable, abortStream } from '@/streaming/abortable'
import { createSessionId, isSameTopic, MAX_CHOSEN, topicProblem, withToggledIdea } from './ideas'
import { failureOf } from './ideationFailure'
import {
  ideaArrived,
  ideasAccepted,
  ideasAskedAgain,
  ideasOffered,
  ideasUnanswered,
  ideaToggled,
  type Ideation,
  moreIdeasAsked,
  selectIdeation,
  selectShownIdeation,
  topicFailed,
  topicSubmitted,
  topicTyped,
} from './ideationSlice'
import { rememberTopic, restoreIdeation } from './restoreIdeation'

/** ms that an idea loads at most (D-3131). */
export const IDEA_LIMIT_MS = 60_000
/** Maximum ms until the server has let the app join the channel of a session. */
export const JOIN_LIMIT_MS = 10_000

const NO_CONNECTION: Snackbar['text'] = { key: 'sparks.ideas.noConnection' }

/** True if live events come, or will after the first attempt to connect. */
const selectMayReceiveEvents = ({ connection: { status, hasBeenConnected } }: RootState) =>
  status === 'connected' || (status === 'connecting' && !hasBeenConnected)

const channelKey = (sessionId: string) => `ideation ${sessionId}`

/** Joined or joining channels by session id. */
const joinsOf = perApp(() => new Map<string, Promise<boolean>>())

const ideationOf = (state: RootState, sessionId: string): Ideation | undefined => {
  const { pending, shown } = selectIdeation(state)
  return [pending, shown].find((each) => each?.sessionId === sessionId) ?? undefined
}

/** Leaves the channel of a session whose ideas are no longer awaited. */
const leaveUnlessAwaited =
  (sessionId: string): AppThunk =>
  (dispatch, getState) => {
    const ideas = ideationOf(getState(), sessionId)?.ideas ?? []
    if (ideas.every(({ status }) => status !== 'loading')) dispatch(abortStream(channelKey(sessionId)))
  }

/** Joins the channel of a session, which the end of the app's session leaves. @returns false if the server does not let the app in */
const joinChannel =
  (sessionId: string): AppThunk<Promise<boolean>> =>
  (dispatch, getState, services) => {
    const joins = joinsOf(services)
    const userId = selectMe(getState())?.id ?? 0
    const join = new Promise<boolean>((resolve) => {
      const follow = (signal: AbortSignal) =>
        new Promise<void>((end) => {
          const giveUp = setTimeout(() => resolve(false), JOIN_LIMIT_MS)
          const leave = services.realtime.subscribe(
            channels.ideation,
            { userId, sessionId },
            {
              'idea.generated': ({ idea }) => {
                dispatch(ideaArrived({ sessionId, idea }))
                dispatch(leaveUnlessAwaited(sessionId))
              },
            },
            resolve,
          )
          signal.addEventListener('abort', () => {
            clearTimeout(giveUp)
            joins.delete(sessionId)
            leave()
            resolve(false)
            end()
          })
        })
      void dispatch(abortable(channelKey(sessionId), follow))
    })
    joins.set(sessionId, join)
    return join
  }

/**
 * Asks for ideas of some types: joins the channel, then posts. Ideas that have not come after 60 s fail.
 * @returns the failure of the call; `notJoined` if nothing was posted
 */
const requestIdeas =
  (
    { topic, sessionId }: Pick<Ideation, 'topic' | 'sessionId'>,
    requestId: string,
  ): AppThunk<Promise<ApiError | 'notJoined' | undefined>> =>
  async (dispatch, getState, services) => {
    const isJoined = await (joinsOf(services).get(sessionId) ?? dispatch(joinChannel(sessionId)))
    const awaited = ideationOf(getState(), sessionId)?.ideas.filter((idea) => idea.requestId === requestId) ?? []
    const endRequest = () => {
      dispatch(ideasUnanswered({ sessionId, requestId }))
      dispatch(leaveUnlessAwaited(sessionId))
    }
    if (!isJoined || awaited.length === 0) {
      endRequest()
      return isJoined ? undefined : 'notJoined'
    }
    const deadline = setTimeout(endRequest, IDEA_LIMIT_MS)
    const body = {
      topic,
      idea_type_ids: [...new Set(awaited.map(({ idea_type_id }) => idea_type_id))],
      ideation_session_id: sessionId,
    }
    const { error } = await dispatch(ideasApi.endpoints.generateIdeas.initiate(body, { track: false }))
    if (!error) return undefined
    clearTimeout(deadline)
    endRequest()
    return toApiError(error)
  }

/** Tells why ideas do not come. @returns words that stand at the topic, else null */
const tellFailure =
  (failure: ApiError | 'notJoined'): AppThunk<Snackbar['text'] | null> =>
  (dispatch) => {
    if (failure === 'notJoined') return NO_CONNECTION
    const told = failureOf(failure)
    if (told.kind === 'words') return told.text
    if (told.kind === 'snackbar') dispatch(snackbarShown({ kind: 'danger', text: told.text }))
    return null
  }

/** Lists the ideas that the server offers for a topic, then asks for them. */
const ideate =
  (topic: string, sessionId: string): AppThunk<Promise<ApiError | 'notJoined' | undefined>> =>
  async (dispatch, getState) => {
    const { data: ideas, error } = await dispatch(fetchOnce(ideasApi.endpoints.getIdeas, { prompt: topic }))
    if (!ideas) return error ? toApiError(error) : { kind: 'aborted' }
    const requestId = nanoid()
    dispatch(ideasOffered({ sessionId, ideas, requestId }))
    // A newer topic, or the end of the session.
    if (!ideationOf(getState(), sessionId)) return { kind: 'aborted' }
    return ideas.length > 0 ? dispatch(requestIdeas({ topic, sessionId }, requestId)) : undefined
  }

/**
 * Submits a topic and lists the ideas for it (C-029, C-030). Ignores a topic that is invalid, or the same as that on screen (C-279, C-280).
 * After a failure, the ideas of the earlier topic are back.
 */
export const submitTopic =
  (text: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const topic = text.trim()
    const before = selectShownIdeation(getState())
    if (topicProblem(topic) || isSameTopic(topic, before?.topic ?? '')) return
    const replaced = selectIdeation(getState())
    const sessionId = createSessionId()
    dispatch(topicSubmitted({ topic, sessionId }))
    if (replaced.pending) dispatch(leaveUnlessAwaited(replaced.pending.sessionId))
    const failure = selectMayReceiveEvents(getState()) ? await dispatch(ideate(topic, sessionId)) : 'notJoined'
    const isCurrent = selectIdeation(getState()).pending?.sessionId === sessionId
    if (!isCurrent) return dispatch(leaveUnlessAwaited(sessionId))
    if (failure) {
      dispatch(topicFailed({ sessionId, words: dispatch(tellFailure(failure)) }))
      return dispatch(leaveUnlessAwaited(sessionId))
    }
    dispatch(ideasAccepted({ sessionId, recentTopics: dispatch(rememberTopic(topic)) }))
    if (replaced.shown) dispatch(leaveUnlessAwaited(replaced.shown.sessionId))
  }

/** Requests ideas for the topic on screen once more. */
const requestAgain =
  (
    begin: (asked: { sessionId: string; requestId: string }) => AppThunk<Promise<ApiError | undefined>>,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { shown, pending } = selectIdeation(getState())
    if (!shown || pending) return
    if (!selectMayReceiveEvents(getState()))
      return void dispatch(snackbarShown({ kind: 'danger', text: NO_CONNECTION }))
    const { sessionId } = shown
    const requestId = nanoid()
    const failure =
      (await dispatch(begin({ sessionId, requestId }))) ?? (await dispatch(requestIdeas(shown, requestId)))
    if (!failure || !ideationOf(getState(), sessionId)) return
    const words = dispatch(tellFailure(failure))
    if (words) dispatch(topicFailed({ sessionId, words }))
  }

/** Asks again for ideas that did not come. */
export const askAgain = (ids: string[]): AppThunk<Promise<void>> =>
  requestAgain(({ sessionId, requestId }) => async (dispatch) => {
    dispatch(ideasAskedAgain({ sessionId, ids, requestId }))
    return undefined
  })

/** Prepares the dialog: restores what a reload has left, asks again for ideas that were loading, and submits a given topic (C-254). */
export const openIdeation =
  (topic = ''): AppThunk =>
  (dispatch) => {
    const unfinished = dispatch(restoreIdeation())
    if (topic.trim() === '') return unfinished.length > 0 ? void dispatch(askAgain(unfinished)) : undefined
    dispatch(topicTyped(topic))
    void dispatch(submitTopic(topic))
  }

/** Asks for other ideas for the same topic; chosen ideas stay. */
export const askForMore = (): AppThunk<Promise<void>> =>
  requestAgain(({ sessionId, requestId }) => async (dispatch, getState) => {
    const prompt = ideationOf(getState(), sessionId)?.topic ?? ''
    const { data: ideas, error } = await dispatch(fetchOnce(ideasApi.endpoints.getIdeas, { prompt }))
    if (!ideas) return error ? toApiError(error) : { kind: 'aborted' }
    dispatch(moreIdeasAsked({ sessionId, ideas, requestId }))
    return undefined
  })

/** Chooses an idea or takes the choice back; refuses the eighth (C-031, C-250). */
export const toggleIdea =
  (id: string): AppThunk =>
  (dispatch, getState) => {
    const { shown } = selectIdeation(getState())
    if (withToggledIdea(shown?.ideas ?? [], id) !== 'full') return void dispatch(ideaToggled(id))
    dispatch(snackbarShown({ kind: 'neutral', text: { key: 'sparks.ideas.full', values: { count: MAX_CHOSEN } } }))
  }
