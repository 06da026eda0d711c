// @vitest-environment jsdom

/** Tests live notifications: list and snackbar (A-305, A-307, D-0914). */
import { expect, onTestFinished, test } from 'vitest'
import { channels } from '@/api/channels'
import { notificationsApi } from '@/api/notifications/notifications'
import type { Notification } from '@/api/notifications/notifications.contract'
import { userApi } from '@/api/user'
import { selectSnackbars, snackbarClosed } from '@/store/snackbarsSlice'
import { openApp } from '@/testing/openApp'
import { shareCards } from '@mocks/domain/sharing/shares'

const LIM = 13
/** A student without notifications. */
const RAVI = 54
const POLL_OPTIONS = { timeout: 10_000, interval: 10 }

const notificationOf = (id: string, title: string | null): Notification => ({
  id,
  read_at: null,
  event: 'notification.format.shared',
  created_at: '2026-11-21T02:00:00Z',
  data: {
    sender: { id: LIM, name: 'Daniel Lim' },
    format: { id: 'card', url: '/board/focus/card', type: 'text', subtype: null, title },
  },
})

/** Opens an app that receives notifications, and waits until the snackbar of a test notification has disappeared. */
async function openConnected() {
  const app = openApp({ as: 'ravi_c' })
  onTestFinished(app.close)
  const { store, session } = app
  const { mockServer } = session
  await store.dispatch(userApi.endpoints.getMe.initiate())
  const request = store.dispatch(notificationsApi.endpoints.getNotifications.initiate())
  onTestFinished(() => request.unsubscribe())
  await request
  const emit = (notification: Notification) =>
    mockServer.emit(channels.notifications, { userId: RAVI }, 'new.message', { notification })
  const listed = () => notificationsApi.endpoints.getNotifications.select()(store.getState()).data ?? []
  const snackbars = () => selectSnackbars(store.getState()).map((snackbar) => ({ ...snackbar, id: 'any' }))
  await expect
    .poll(() => {
      emit(notificationOf('first', null))
      return listed().length
    }, POLL_OPTIONS)
    .toBe(1)
  await expect.poll(() => snackbars().length, POLL_OPTIONS).toBe(1)
  for (const { id } of selectSnackbars(store.getState())) store.dispatch(snackbarClosed({ id }))
  return { mockServer, emit, listed, snackbars }
}

test('a received notification is the newest, unread, and announced by a neutral snackbar with decoded entities', async () => {
  const { emit, listed, snackbars } = await openConnected()
  emit(notificationOf('newest', 'Fish &amp; <b>Chips</b>'))
  await expect.poll(() => listed()[0], POLL_OPTIONS).toMatchObject({ id: 'newest', read_at: null })
  expect(listed()).toHaveLength(2)
  await expect.poll(snackbars, POLL_OPTIONS).toEqual([
    {
      id: 'any',
      kind: 'neutral',
      text: {
        key: 'notification.format.shared',
        values: { sender: 'Daniel Lim', title: 'Fish & <b>Chips</b>' },
      },
    },
  ])
})

test('the notifications of one share are one snackbar', async () => {
  const { mockServer, listed, snackbars } = await openConnected()
  const { people, cards } = mockServer.db
  const [lim, ravi] = [people.get(LIM), people.get(RAVI)]
  if (!lim || !ravi) throw new Error('No such people.')
  const shared = cards
    .where('owner_id', LIM)
    .filter(({ parent_id, type }) => parent_id === null && type === 'text')
    .slice(0, 3)
  shareCards(mockServer, lim, { cards: shared, people: [ravi], isReplacing: false })
  await expect.poll(() => listed().length, POLL_OPTIONS).toBe(4)
  expect(snackbars()).toEqual([])
  await expect.poll(snackbars, POLL_OPTIONS).toEqual([
    {
      id: 'any',
      kind: 'neutral',
      text: { key: 'notification.sharedMany', values: { sender: 'Daniel Lim', count: '3' } },
    },
  ])
})

test('notifications sent while disconnected are listed after the reconnect', async () => {
  const { mockServer, listed } = await openConnected()
  mockServer.db.notifications.set({ ...notificationOf('missed', 'Owls'), user_id: RAVI })
  mockServer.pusher.dropAll(4200)
  await expect.poll(() => listed().map(({ id }) => id), POLL_OPTIONS).toContain('missed')
})
