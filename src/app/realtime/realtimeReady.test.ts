// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { authCalls } from '@/api/auth.contract'
import { cardsOf } from '@/api/cards/cardListPages'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { cardsCalls } from '@/api/cards/cards.contract'
import { channels } from '@/api/channels'
import { userApi } from '@/api/user'
import { selectIsRealtimeReady } from '@/store/connectionSlice'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { intercept } from '@/testing/intercept'
import { openApp } from '@/testing/openApp'
import { myBoard } from '@/testing/myBoard'

const AINA = 12
const POLL_OPTIONS = { timeout: 10_000, interval: 10 }

test('realtime is ready after the refetch of the lists, which also waits for optional channels', async () => {
  const { store, session, close } = openApp({ as: 'cikgu_aina' })
  onTestFinished(close)
  let respond = () => undefined as void
  const isReleased = new Promise<void>((resolve) => {
    respond = resolve
  })
  let listRequests = 0
  intercept({ session }, cardsCalls.getCards, (_, send) => {
    listRequests += 1
    return send()
  })
  intercept({ session }, authCalls.authorizeChannel, async (request, send) => {
    const { channel_name } = (await request.clone().json()) as { channel_name: string }
    if (channel_name.startsWith('private-notification')) await isReleased
    return send()
  })
  await store.dispatch(userApi.endpoints.getMe.initiate())
  await store.dispatch(cardQueriesApi.endpoints.getCards.initiate(myBoard))
  let listRequestsWhenReady: number | undefined
  store.subscribe(() => {
    if (selectIsRealtimeReady(store.getState())) listRequestsWhenReady ??= listRequests
  })
  // A received event proves that its channel has been joined.
  const listedCards = () =>
    cardsOf(cardQueriesApi.endpoints.getCards.select(myBoard)(store.getState()).data?.pages ?? [])
  const unopenedId = listedCards().find(({ share_opened }) => !share_opened)?.id ?? ''
  await expect
    .poll(() => {
      const failure = { format_id: null, temp_id: null, message: 'heard' }
      session.mockServer.emit(channels.cards, { userId: AINA }, 'format.failed', failure)
      const opened = { format_id: unopenedId, user_id: 21, status: 'read' } as const
      session.mockServer.emit(channels.share, { userId: AINA }, 'status.changed.read', opened)
      const isOpened = listedCards().find(({ id }) => id === unopenedId)?.share_opened
      return selectSnackbars(store.getState()).length > 0 && isOpened
    }, POLL_OPTIONS)
    .toBe(true)
  expect(listRequests).toBe(1)
  respond()
  await expect.poll(() => listRequestsWhenReady, POLL_OPTIONS).toBe(2)
})
