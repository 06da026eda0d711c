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

const book = { userId: MEI_LING }
const contacts = (): Contact[] => addressBookApi.endpoints.getAddressBook.select(book)(app.store.getState()).data ?? []
const contactWhere = (fits: (contact: Contact) => boolean): Contact => {
  const found = contacts().find(fits)
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

const openBook = () => app.store.dispatch(addressBookApi.endpoints.getAddressBook.initiate(book, { subscribe: false }))
const openNotifications = async () => {
  await app.store.dispatch(notificationsApi.endpoints.getNotifications.initiate(undefined, { subscribe: false }))
  const unread = notifications().find(({ read_at }) => read_at === null)
  if (!unread) throw new Error('Mei Ling has read everything.')
  return unread
}

test('a request that is accepted counts at once', async () => {
  await openBook()
  const request = contactWhere(({ is_actionable }) => is_actionable)
  const done = app.store.dispatch(addressBookApi.endpoints.acceptContact.initiate({ ...book, contact: request }))
  const accepted = { ...request, status: 'ACCEPTED', is_actionable: false }
  expect(contacts()).toContainEqual(accepted)
  expect((await done).data).toEqual(accepted)
  expect(contacts()).toContainEqual(accepted)
})

test.each(['acceptContact', 'rejectContact', 'removeContact'] as const)(
  '%s: the entry comes back as it was when the school refuses',
  async (name) => {
    expectConsole(new RegExp(`^\\[api\\] ${name} failed`))
    await openBook()
    const before = contacts()
    const request = contactWhere(({ is_actionable }) => is_actionable)
    app.session.school.db.contacts.remove(request.address_book_id)
    const done = app.store.dispatch(addressBookApi.endpoints[name].initiate({ ...book, contact: request }))
    expect(contacts()).not.toEqual(before)
    await done
    expect(contacts()).toEqual(before)
  },
)

test('a friend who is removed leaves the list at once, for both', async () => {
  await openBook()
  const friend = contactWhere(({ status }) => status === 'ACCEPTED')
  const done = app.store.dispatch(addressBookApi.endpoints.removeContact.initiate({ ...book, contact: friend }))
  expect(contacts()).not.toContainEqual(friend)
  await done
  expect(app.session.school.db.contacts.get(friend.address_book_id)).toBeUndefined()
})

test('somebody who was asked stands in the list, and nobody does whom the school does not know', async () => {
  expectConsole(/^\[api\] addContact failed/)
  await openBook()
  const before = contacts()
  const ask = (username: string) =>
    app.store.dispatch(addressBookApi.endpoints.addContact.initiate({ ...book, username }))
  expect((await ask('nobody_here')).error).toMatchObject({ status: 422 })
  expect(contacts()).toEqual(before)
  await ask('zara')
  expect(contacts().at(-1)).toMatchObject({ receiver_name: 'Zara Idris', status: 'PENDING', is_actionable: false })
})

test('a notification is read at once, at the time that the school gives', async () => {
  const { id } = await openNotifications()
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
    const { id } = await openNotifications()
    const before = notifications()
    app.session.school.db.notifications.remove(id)
    const done = app.store.dispatch(notificationsApi.endpoints[name].initiate({ notificationId: id }))
    expect(notifications()).not.toEqual(before)
    await done
    expect(notifications()).toEqual(before)
  },
)

test('another buddy is there at once, and the old one again when the school refuses', async () => {
  expectConsole(/^\[api\] updateMe failed/)
  const choose = (buddy: string) => app.store.dispatch(userApi.endpoints.updateMe.initiate({ buddy }))
  const good = choose('R')
  expect(me()?.buddy).toBe('R')
  await good
  const bad = choose('Q')
  expect(me()?.buddy).toBe('Q')
  await bad
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
  expect(app.session.school.db.people.get(MEI_LING)?.preferences).toContainEqual({
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
  const watching = aina.store.dispatch(groupsApi.endpoints.getGroups.initiate({ userId: 12 }))
  onTestFinished(() => watching.unsubscribe())
  await watching
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
  const friends = visitor.session.school.db.contacts.where('receiver_id', account.id)
  expect(friends).toMatchObject([{ sender_id: MEI_LING, status: 'ACCEPTED' }])
})
