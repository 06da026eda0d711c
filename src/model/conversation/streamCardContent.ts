import { refetchCard } from '@/api/cards/cardQueries'
import { listenInBackground } from '@/api/cards/openCard'
import { channels } from '@/api/channels'
import { type ApiError, errorText, isToldGlobally, statusOf, toApiError } from '@/api/core/errors'
import { generationApi } from '@/api/generation'
import { contentAwaited, contentLate, contentSettled, selectIsContentAwaited } from '@/store/awaitedContentSlice'
import { removeCardsIfInaccessible, reportInaccessibleCard } from '@/store/inaccessibleCards'
import type { MadeCard } from '@/store/madeCard'
import type { AppThunk } from '@/store/rootReducer'
import { type Snackbar, snackbarShown } from '@/store/snackbarsSlice'

/** ms without content after which the open card says that content is prepared (C-219). */
export const LATE_MS = 2000
/** ms without content after which the card is fetched. */
export const SILENCE_MS = 20_000

/** Text of a failed request; null for failures that every screen shows: session, network, maintenance, quota. */
function failureTextOf(error: ApiError): Snackbar['text'] | null {
  return isToldGlobally(error) ? null : errorText(error)
}

/** Fetches a card after a failed request, and reports the failure; a lost card is reported once, as by the open card (D-3109). */
const failContent =
  (id: string, error: ApiError): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const [lost] = await dispatch(removeCardsIfInaccessible([id], { isReported: true }))
    const text = failureTextOf(error)
    if (statusOf(error) === 404) dispatch(reportInaccessibleCard('focus.notFound'))
    else if (lost) dispatch(reportInaccessibleCard())
    else if (text) dispatch(snackbarShown({ kind: 'danger', text }))
  }

/**
 * Joins the channel of a card, then requests its content (C-348, D-3109). Failure, silence and a lost connection end in fetching the card,
 * so that no card stays empty. A request that is already running is not repeated.
 */
export const streamCardContent =
  ({ id, type, chatId }: Pick<MadeCard, 'id' | 'type' | 'chatId'>): AppThunk =>
  (dispatch, getState, { realtime }) => {
    if (selectIsContentAwaited(getState(), id)) return
    dispatch(contentAwaited(id))
    let isRequested = false
    /** @returns false if the wait has ended already, for example with the session */
    const settle = () => {
      for (const timer of timers) clearTimeout(timer)
      unsubscribe()
      stopFollowing()
      const isAwaited = selectIsContentAwaited(getState(), id)
      if (isAwaited) dispatch(contentSettled(id))
      return isAwaited
    }
    const settleAndFetch = () => void (settle() && dispatch(refetchCard(id)))
    const timers = [setTimeout(() => dispatch(contentLate(id)), LATE_MS), setTimeout(settleAndFetch, SILENCE_MS)]
    // Follows the stream from its start, also before the card has opened.
    const stopFollowing = dispatch(listenInBackground(id))
    const request = async () => {
      const body = { format_id: id, type, prompt: null, chatId }
      const { error } = await dispatch(generationApi.endpoints.streamFormat.initiate(body, { track: false }))
      if (error && settle()) await dispatch(failContent(id, toApiError(error)))
    }
    const unsubscribe = realtime.subscribe(
      channels.cardFocus,
      { formatId: id },
      { token: settle, 'body.updated': settle, 'data.received': settle },
      () => {
        // Joined again: events in between are lost.
        if (isRequested) return settleAndFetch()
        isRequested = true
        void request()
      },
    )
  }
