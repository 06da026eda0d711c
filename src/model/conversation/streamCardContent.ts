import { refetchCard } from '@/api/cards/cardQueries'
import { listenInBackground } from '@/api/cards/openCard'
import { channels } from '@/api/channels'
import type { NamedCard } from '@/api/chat.contract'
import { type ApiError, errorKey, isHandledGlobally, serverMessage, statusOf, toApiError } from '@/api/core/errors'
import { generationApi } from '@/api/generation'
import { contentAwaited, contentLate, contentSettled, selectIsContentAwaited } from '@/store/awaitedContentSlice'
import type { AppThunk } from '@/store/rootReducer'
import { type Snackbar, snackbarShown } from '@/store/snackbarsSlice'

/** ms without content after which the open card says that content is prepared (C-219). */
export const LATE_MS = 2000
/** ms without content after which the card is fetched. */
export const SILENCE_MS = 20_000

type StreamedCard = Pick<NamedCard, 'id' | 'type'> & { chatId: string | null }

/** Text of a failed request; null for failures that every screen shows: session, network, maintenance, quota. */
function failureTextOf(error: ApiError): Snackbar['text'] | null {
  const status = statusOf(error)
  if (isHandledGlobally(error) || (error.kind === 'http' && status === 429 && error.isAi)) return null
  if (status === 404) return { key: 'focus.notFound' }
  const message = serverMessage(error)
  return message ? { message } : { key: errorKey(error) }
}

/**
 * Joins the channel of a card, then requests its content (C-348, D-3109). Failure, silence and a lost connection end in fetching the card,
 * so that no card stays empty. A request that is already running is not repeated.
 */
export const streamCardContent =
  ({ id, type, chatId }: StreamedCard): AppThunk =>
  (dispatch, getState, { realtime }) => {
    if (selectIsContentAwaited(getState(), id)) return
    dispatch(contentAwaited(id))
    let isRequested = false
    const timers = [
      setTimeout(() => dispatch(contentLate(id)), LATE_MS),
      setTimeout(() => settle({ isFetched: true }), SILENCE_MS),
    ]
    // Follows the stream from its start, also before the card has opened.
    const stopFollowing = dispatch(listenInBackground(id))
    const settle = ({ isFetched }: { isFetched: boolean }) => {
      for (const timer of timers) clearTimeout(timer)
      unsubscribe()
      stopFollowing()
      // The session may have ended meanwhile.
      if (!selectIsContentAwaited(getState(), id)) return
      dispatch(contentSettled(id))
      if (isFetched) void dispatch(refetchCard(id))
    }
    const request = async () => {
      const body = { format_id: id, type, prompt: null, chatId }
      const { error } = await dispatch(generationApi.endpoints.streamFormat.initiate(body, { track: false }))
      if (!error) return
      const text = failureTextOf(toApiError(error))
      if (text) dispatch(snackbarShown({ kind: 'danger', text }))
      settle({ isFetched: true })
    }
    const arrive = () => settle({ isFetched: false })
    const unsubscribe = realtime.subscribe(
      channels.cardFocus,
      { formatId: id },
      { token: arrive, 'body.updated': arrive, 'data.received': arrive },
      () => {
        // Joined again: events in between are lost.
        if (isRequested) return settle({ isFetched: true })
        isRequested = true
        void request()
      },
    )
  }
