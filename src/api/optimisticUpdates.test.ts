/** What a person sees at once, and what they see again when the school refuses: account, address book, groups, notifications. */
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { addressBookApi } from './addressBook'
import type { Contact } from './addressBook.contract'
import { groupsApi } from './groups'
import { inviteApi } from './invite'
import { notificationsApi } from './notifications'
import { onboardingApi } from './onboarding'
import type { SignUpForm } from './onboarding.contract'
import { selectMe, userApi } from './user'

const MEI_LING = 21

let app: OpenedApp

const addressBookArg = { userId: MEI_LING }
const contacts = (): Contact[] =>
  addressBookApi.endpoints.getAddressBook.select(addressBookArg)(app.store.getState()).data ?? []
const contactWhere = (predicate: (contact: Contact) => boolean): Contact => {
  const found = contacts().find(predicate)
  if (!found) throw new Error('There is no such contact.')
  return found
}
const notifications = () => notificationsApi.endpoints.getNotifications.select()(app.store.getState()).data ?? []
const me = () => selectMe(app.store.getState())

beforeEach(async () => {
  app = openApp({ as: 'mei_ling', isWithoutRealtime: true })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate(undefined, { subscribe: false }))
})

const loadAddressBook = () =>
  app.store.dispatch(addressBookApi.endpoints.getAddressBook.initiate(addressBookArg, { subscribe: false }))
const loadUnreadNotification = async () => {
  await app.store.dispatch(notificationsApi.endpoints.getNotifications.initiate(undefined, { subscribe: false }))
  const unread = notifications().find(({ read_at }) => read_at === null)
  if (!unread) throw new Error('Mei Ling has read everything.')
  return unread
}

test('a request that is accepted counts at once', async () => {
  await loadAddressBook()
  const request = contactWhere(({ is_actionable }) => is_actionable)
  const done = app.store.dispatch(
    addressBookApi.endpoints.acceptContact.initiate({ ...addressBookArg, contact: request }),
  )
  const accepted = { ...request, status: 'ACCEPTED', is_actionable: false }
  expect(contacts()).toContainEqual(accepted)
  expect((await done).data).toEqual(accepted)
  expect(contacts()).toContainEqual(accepted)
})

test.each(['acceptContact', 'rejectContact', 'removeContact'] as const)(
  '%s: the entry comes back as it was when the school refuses',
  async (name) => {
    expectConsole(new RegExp(`^\\[api\\] ${name} failed`))
    await loadAddressBook()
    const before = contacts()
    const request = contactWhere(({ is_actionable }) => is_actionable)
    app.session.mockServer.db.contacts.remove(request.address_book_id)
    const done = app.store.dispatch(addressBookApi.endpoints[name].initiate({ ...addressBookArg, contact: request }))
    expect(contacts()).not.toEqual(before)
    await done
    expect(contacts()).toEqual(before)
  },
)

test('a friend who is removed leaves the list at once, for both', async () => {
  await loadAddressBook()
  const friend = contactWhere(({ status }) => status === 'ACCEPTED')
  const done = app.store.dispatch(
    addressBookApi.endpoints.removeContact.initiate({ ...addressBookArg, contact: friend }),
  )
  expect(contacts()).not.toContainEqual(friend)
  await done
  expect(app.session.mockServer.db.contacts.get(friend.address_book_id)).toBeUndefined()
})

test('somebody who was asked stands in the list, and nobody does whom the school does not know', async () => {
  expectConsole(/^\[api\] addContact failed/)
  await loadAddressBook()
  const before = contacts()
  const ask = (username: string) =>
    app.store.dispatch(addressBookApi.endpoints.addContact.initiate({ ...addressBookArg, username }))
  expect((await ask('nobody_here')).error).toMatchObject({ status: 422 })
  expect(contacts()).toEqual(before)
  await ask('zara')
  expect(contacts().at(-1)).toMatchObject({ receiver_name: 'Zara Idris', status: 'PENDING', is_actionable: false })
})

test('a notification is read at once, at the time that the school gives', async () => {
  const { id } = await loadUnreadNotification()
  const readAt = () => notifications().find((notification) => notification.id === id)?.read_at
  const done = app.store.dispatch(notificationsApi.endpoints.readNotification.initiate({ notificationId: id }))
  expect(readAt()).not.toBeNull()
  await done
  expect(readAt()).toBe('2026-11-21T02:00:00.000Z')
})

test.each(['readNotification', 'removeNotification'] as const)(
  '%s: the notification comes back as it was when the school refuses',
  async (name) => {
    expectConsole(new RegExp(`^\\[api\\] ${name} failed`))
    const { id } = await loadUnreadNotification()
    const before = notifications()
    app.session.mockServer.db.notifications.remove(id)
    const done = app.store.dispatch(notificationsApi.endpoints[name].initiate({ notificationId: id }))
    expect(notifications()).not.toEqual(before)
    await done
    expect(notifications()).toEqual(before)
  },
)

test('another buddy is there at once, and the old one again when the school refuses', async () => {
  expectConsole(/^\[api\] updateMe failed/)
  const updateBuddy = (buddy: string) => app.store.dispatch(userApi.endpoints.updateMe.initiate({ buddy }))
  const validUpdate = updateBuddy('R')
  expect(me()?.buddy).toBe('R')
  await validUpdate
  const invalidUpdate = updateBuddy('Q')
  expect(me()?.buddy).toBe('Q')
  await invalidUpdate
  expect(me()?.buddy).toBe('R')
})

test('a saved profile is the person everywhere, and a refused one changes nothing', async () => {
  expectConsole(/^\[api\] updateMe failed/)
  await app.store.dispatch(userApi.endpoints.updateMe.initiate({ name: 'Mei Ling' }))
  expect(me()?.name).toBe('Mei Ling')
  const { error } = await app.store.dispatch(userApi.endpoints.updateMe.initiate({ name: '5' }))
  expect(error).toMatchObject({ message: 'error.validation', errors: { name: [expect.any(String)] } })
  expect(me()?.name).toBe('Mei Ling')
})

test('a preference holds at once', async () => {
  const done = app.store.dispatch(userApi.endpoints.savePreference.initiate({ key: 'idle_timeout', value: '600000' }))
  expect(me()?.preferences).toContainEqual({ key: 'idle_timeout', value: '600000' })
  await done
  expect(app.session.mockServer.db.people.get(MEI_LING)?.preferences).toContainEqual({
    key: 'idle_timeout',
    value: '600000',
  })
})

test('accepted terms let the person in', async () => {
  const zara = openApp({ as: 'zara', isWithoutRealtime: true })
  onTestFinished(zara.close)
  await zara.store.dispatch(userApi.endpoints.getMe.initiate(undefined, { subscribe: false }))
  expect(selectMe(zara.store.getState())?.terms_accepted_at).toBeNull()
  await zara.store.dispatch(userApi.endpoints.acceptTerms.initiate())
  expect(selectMe(zara.store.getState())?.terms_accepted_at).not.toBeNull()
})

test('a new group is in the list of groups', async () => {
  const aina = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(aina.close)
  const subscription = aina.store.dispatch(groupsApi.endpoints.getGroups.initiate({ userId: 12 }))
  onTestFinished(() => subscription.unsubscribe())
  await subscription
  const body = { group_name: 'Young Astronomers', recipients: [21], created_by: 12, group_id: null }
  await aina.store.dispatch(groupsApi.endpoints.addGroup.initiate(body))
  const names = () =>
    groupsApi.endpoints.getGroups
      .select({ userId: 12 })(aina.store.getState())
      .data?.map((group) => group.group_name)
  await expect.poll(names).toContain('Young Astronomers')
})

test('who signs up by an invitation is signed in, and a friend of the one who sent it', async () => {
  const visitor = openApp({ path: '/login', isWithoutRealtime: true })
  onTestFinished(visitor.close)
  const { data: codes = [] } = await app.store.dispatch(inviteApi.endpoints.getInviteCodes.initiate())
  const form: SignUpForm = {
    full_name: 'Nadia binti Roslan',
    display_name: 'Nadia',
    email: 'nadia.roslan@sericahaya.example',
    username: 'nadia_r',
    password: 'kunang-kunang',
    confirm_password: 'kunang-kunang',
    role: 'student',
    curriculum: 'malaysian_national',
    year: '17',
    buddy: 'A',
    referral_id: codes[0]?.referral_id ?? '',
    age: '',
    pin: '',
    selectedInterests: [],
    target_profile: 'student',
    reference_id: codes[0]?.referral_id ?? '',
    reference: 'invite',
  }
  const { store } = visitor
  // The anti-forgery cookie comes with the first answer.
  await store.dispatch(onboardingApi.endpoints.getSignupConfig.initiate(undefined, { subscribe: false }))
  const account = await store.dispatch(onboardingApi.endpoints.signUp.initiate(form)).unwrap()
  await store.dispatch(onboardingApi.endpoints.setSession.initiate({ encodedData: account.encodedData }))
  await expect.poll(() => selectMe(store.getState())).toMatchObject({ id: account.id, is_onboarding_session: true })
  const friends = visitor.session.mockServer.db.contacts.where('receiver_id', account.id)
  expect(friends).toMatchObject([{ sender_id: MEI_LING, status: 'ACCEPTED' }])
})
