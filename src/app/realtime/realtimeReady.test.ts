// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { cardQueriesApi } from '@/api/cards/optimisticCards'
import { channels } from '@/api/channels'
import { userApi } from '@/api/user'
import { selectIsRealtimeReady } from '@/store/connectionSlice'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { openApp } from '@/testing/openApp'

const AINA = 12
const myBoard = { stackId: undefined, search: '', filter: 'all', sort: 'updated_at', order: 'desc' } as const

/** Generous, for a busy machine. */
const POLL_OPTIONS = { timeout: 10_000, interval: 10 }

test('live events are ready after the refetch of the lists, which waits for channels that are not required', async () => {
  const { store, session, close } = openApp({ as: 'cikgu_aina' })
  onTestFinished(close)
  const { transport } = session
  const originalFetch = transport.fetch
  let respond = () => undefined as void
  const isReleased = new Promise<void>((resolve) => {
    respond = resolve
  })
  let listRequests = 0
  transport.fetch = async (request) => {
    if (new URL(request.url).pathname.endsWith('/v1/format')) listRequests += 1
    if (!request.url.endsWith('/broadcasting/auth')) return originalFetch(request)
    const { channel_name } = (await request.clone().json()) as { channel_name: string }
    if (channel_name.startsWith('private-notification')) await isReleased
    return originalFetch(request)
  }
  await store.dispatch(userApi.endpoints.getMe.initiate())
  await store.dispatch(cardQueriesApi.endpoints.getCards.initiate(myBoard))
  let listRequestsWhenReady: number | undefined
  store.subscribe(() => {
    if (selectIsRealtimeReady(store.getState())) listRequestsWhenReady ??= listRequests
  })
  // An event that is received shows that its channel has been joined.
  const received = () => new Set(selectSnackbars(store.getState()).map(({ text }) => 'message' in text || text.key))
  await expect
    .poll(() => {
      const failure = { format_id: null, temp_id: null, message: 'heard' }
      session.mockServer.emit(channels.cards, { userId: AINA }, 'format.failed', failure)
      const sender = { id: 13, name: 'Lim Wei Han' }
      session.mockServer.emit(channels.share, { userId: AINA }, 'shared.user', {
        format_ids: [],
        sender,
        title: 'Owls',
      })
      return received().size
    }, POLL_OPTIONS)
    .toBe(2)
  expect(listRequests).toBe(1)
  respond()
  await expect.poll(() => listRequestsWhenReady, POLL_OPTIONS).toBe(2)
})
