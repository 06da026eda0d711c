// @vitest-environment jsdom

/** Tests optimistic updates of notifications, their rollback, and changes that another tab makes in the meantime. */
import { expect, onTestFinished, test } from 'vitest'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls } from '@/testing/intercept'
import { type OpenedApp, type OpenAppOptions, openApp } from '@/testing/openApp'
import { notificationChangesApi, readAllNotifications } from './notificationChanges'
import { notificationsApi, receiveNotification } from './notifications'
import { notificationsCalls } from './notifications.contract'
import { tellTabs } from './notificationTabs'
import { userApi } from '../user'

const MEI_LING = 21

async function openNotifications(options: OpenAppOptions = {}) {
  const app = openApp({ as: 'mei_ling', isWithoutRealtime: true, ...options })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate(undefined, { subscribe: false }))
  const request = app.store.dispatch(notificationsApi.endpoints.getNotifications.initiate())
  onTestFinished(() => request.unsubscribe())
  await request
  return app
}

const listOf = ({ store }: OpenedApp) =>
  notificationsApi.endpoints.getNotifications.select()(store.getState()).data ?? []
const unreadOf = (app: OpenedApp) => listOf(app).filter(({ read_at }) => read_at === null)
const idsOf = (app: OpenedApp) => listOf(app).map(({ id }) => id)
const first = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('There is none.')
  return item
}
const callsOf = ({ session }: OpenedApp, name: string) =>
  session.mockServer.requestLog.entries().filter(({ call }) => call === name).length

const read = ({ store }: OpenedApp, notificationId: string) =>
  store.dispatch(notificationChangesApi.endpoints.readNotification.initiate({ notificationId }))
const remove = ({ store }: OpenedApp, notificationId: string) =>
  store.dispatch(notificationChangesApi.endpoints.removeNotification.initiate({ notificationId }))

test('marking a notification as read is optimistic; the time is then that of the response', async () => {
  const app = await openNotifications()
  const { id } = first(unreadOf(app))
  const readAt = () => listOf(app).find((notification) => notification.id === id)?.read_at
  const done = read(app, id)
  expect(readAt()).not.toBeNull()
  await done
  expect(readAt()).toBe('2026-11-21T02:00:00.000Z')
})

test('deleting a notification is optimistic', async () => {
  const app = await openNotifications()
  const { id } = first(listOf(app))
  const done = remove(app, id)
  expect(idsOf(app)).not.toContain(id)
  await done
  expect(idsOf(app)).not.toContain(id)
  expect(app.session.mockServer.db.notifications.get(id)).toBeUndefined()
})

// a failure is only logged.
test.each([
  ['readNotification', read],
  ['removeNotification', remove],
] as const)('%s: a failure rolls back only this change, without a snackbar', async (name, change) => {
  expectConsole(new RegExp(`^\\[api\\] ${name} failed`))
  const app = await openNotifications({ scenario: 'notificationWriteFails' })
  const before = listOf(app)
  const done = change(app, first(unreadOf(app)).id)
  expect(listOf(app)).not.toEqual(before)
  const arrived = { ...first(before), id: 'arrived', created_at: '2026-11-21T01:59:00Z' }
  app.store.dispatch(receiveNotification(arrived))
  await done
  expect(listOf(app)).toEqual([arrived, ...before])
  expect(selectSnackbars(app.store.getState())).toEqual([])
})

test('a notification that the server has no longer stays away when its deletion fails', async () => {
  expectConsole(/^\[api\] removeNotification failed:.*404/s)
  const app = await openNotifications()
  const { id } = first(listOf(app))
  app.session.mockServer.db.notifications.remove(id)
  await remove(app, id)
  expect(idsOf(app)).not.toContain(id)
})

test('marking all as read is optimistic and sends one call for each unread notification', async () => {
  const app = await openNotifications()
  const { length } = unreadOf(app)
  expect(length).toBeGreaterThan(1)
  const done = app.store.dispatch(readAllNotifications())
  expect(unreadOf(app)).toEqual([])
  await done
  expect(unreadOf(app)).toEqual([])
  expect(callsOf(app, 'readNotification')).toBe(length)
  const { notifications } = app.session.mockServer.db
  expect(notifications.where('user_id', MEI_LING).filter(({ read_at }) => read_at === null)).toEqual([])
})

test('marking all as read stops when the rest would fail as well; failed and unsent ones are unread again', async () => {
  expectConsole(/^\[api\] (readNotification|getMe) failed:.*offline/)
  const app = await openNotifications()
  const template = first(unreadOf(app))
  for (let index = 0; index < 50; index += 1) {
    app.store.dispatch(receiveNotification({ ...template, id: `many ${index}` }))
  }
  const before = listOf(app)
  app.session.mockServer.setScenario('offline')
  await app.store.dispatch(readAllNotifications())
  expect(listOf(app)).toEqual(before)
  expect(callsOf(app, 'readNotification')).toBeLessThan(10)
})

test('a live notification refetches a list that failed to load', async () => {
  expectConsole(/^\[api\] getNotifications failed:.*500/s)
  const app = await openNotifications({ scenario: 'notificationsFail' })
  expect(listOf(app)).toEqual([])
  app.session.mockServer.setScenario('normal')
  const [stored] = app.session.mockServer.db.notifications.where('user_id', MEI_LING)
  if (!stored) throw new Error('Mei Ling has no notifications.')
  app.store.dispatch(receiveNotification(stored))
  await expect.poll(() => unreadOf(app).length).toBe(2)
})

test.each<[what: string, change: (app: OpenedApp, id: string) => Promise<unknown>]>([
  ['was read', async (app, id) => read(app, id)],
  ['was deleted', async (app, id) => remove(app, id)],
  [
    'was read in another tab',
    async (app, id) => {
      const readAt = '2026-11-21T01:59:00.000Z'
      const { notifications } = app.session.mockServer.db
      const stored = notifications.get(id)
      if (stored) notifications.set({ ...stored, read_at: readAt })
      tellTabs({ id, readAt })
      await expect.poll(() => unreadOf(app).map((each) => each.id)).not.toContain(id)
    },
  ],
])('a list that was requested before a notification %s is requested again', async (_, change) => {
  const app = await openNotifications()
  const { id } = first(unreadOf(app))
  const release = holdCalls(app, notificationsCalls.getNotifications, 'response')
  const request = app.store.dispatch(
    notificationsApi.endpoints.getNotifications.initiate(undefined, { forceRefetch: true, subscribe: false }),
  )
  await expect.poll(() => callsOf(app, 'getNotifications')).toBe(2)
  await change(app, id)
  release()
  await request
  await expect.poll(() => callsOf(app, 'getNotifications')).toBe(3)
  await expect.poll(() => unreadOf(app).map((each) => each.id)).not.toContain(id)
})

test('a live event that is repeated leaves its notification as it is', async () => {
  const app = await openNotifications()
  const unread = first(unreadOf(app))
  await read(app, unread.id)
  const before = listOf(app)
  app.store.dispatch(receiveNotification(unread))
  expect(listOf(app)).toEqual(before)
})

test('a notification read or deleted in one tab changes in the other tab', async () => {
  const [tab, other] = [await openNotifications(), await openNotifications()]
  const [unread, removed] = [first(unreadOf(tab)), first(listOf(tab).filter(({ read_at }) => read_at !== null))]
  await read(tab, unread.id)
  await remove(tab, removed.id)
  await expect.poll(() => idsOf(other)).toEqual(idsOf(tab))
  await expect.poll(() => unreadOf(other)).toEqual(unreadOf(tab))
})
