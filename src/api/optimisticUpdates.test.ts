// @vitest-environment jsdom

/** Tests optimistic updates and rollbacks of account, address book and groups. */
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { addressBookApi } from './addressBook'
import type { Contact } from './addressBook.contract'
import { groupsApi } from './groups'
import { inviteApi } from './invite'
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
const me = () => selectMe(app.store.getState())

beforeEach(async () => {
  app = openApp({ as: 'mei_ling', isWithoutRealtime: true })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate(undefined, { subscribe: false }))
})

const loadAddressBook = () =>
  app.store.dispatch(addressBookApi.endpoints.getAddressBook.initiate(addressBookArg, { subscribe: false }))
test('accepting a contact request is optimistic', async () => {
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
  '%s: the contact is rolled back when the server rejects the call',
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

test('a failed change of a contact rolls back only itself', async () => {
  expectConsole(/^\[api\] rejectContact failed/)
  await loadAddressBook()
  const request = contactWhere(({ is_actionable }) => is_actionable)
  const friend = contactWhere(({ status }) => status === 'ACCEPTED')
  const others = contacts().filter((contact) => contact !== friend)
  app.session.mockServer.db.contacts.remove(request.address_book_id)
  const { rejectContact, removeContact } = addressBookApi.endpoints
  const rejected = app.store.dispatch(rejectContact.initiate({ ...addressBookArg, contact: request }))
  const removed = app.store.dispatch(removeContact.initiate({ ...addressBookArg, contact: friend }))
  await Promise.all([rejected, removed])
  const byId = (a: Contact, b: Contact) => a.address_book_id - b.address_book_id
  expect(contacts().toSorted(byId)).toEqual(others.toSorted(byId))
})

test('removing a friend is optimistic and ends the friendship for both users', async () => {
  await loadAddressBook()
  const friend = contactWhere(({ status }) => status === 'ACCEPTED')
  const done = app.store.dispatch(
    addressBookApi.endpoints.removeContact.initiate({ ...addressBookArg, contact: friend }),
  )
  expect(contacts()).not.toContainEqual(friend)
  await done
  expect(app.session.mockServer.db.contacts.get(friend.address_book_id)).toBeUndefined()
})

test('a contact request adds a pending contact, and one to an unknown username adds none', async () => {
  expectConsole(/^\[api\] addContact failed/)
  await loadAddressBook()
  const before = contacts()
  const addContact = (username: string) =>
    app.store.dispatch(addressBookApi.endpoints.addContact.initiate({ ...addressBookArg, username }))
  expect((await addContact('nobody_here')).error).toMatchObject({ status: 422 })
  expect(contacts()).toEqual(before)
  await addContact('zara')
  expect(contacts().at(-1)).toMatchObject({ receiver_name: 'Zara Idris', status: 'PENDING', is_actionable: false })
})

test('changing the buddy is optimistic and rolled back when the server rejects it', async () => {
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

test('a saved profile updates the current user, and a rejected one changes nothing', async () => {
  expectConsole(/^\[api\] updateMe failed/)
  await app.store.dispatch(userApi.endpoints.updateMe.initiate({ name: 'Mei Ling' }))
  expect(me()?.name).toBe('Mei Ling')
  const { error } = await app.store.dispatch(userApi.endpoints.updateMe.initiate({ name: '5' }))
  expect(error).toMatchObject({ message: 'error.validation', errors: { name: [expect.any(String)] } })
  expect(me()?.name).toBe('Mei Ling')
})

test('saving a preference is optimistic', async () => {
  const done = app.store.dispatch(userApi.endpoints.savePreference.initiate({ key: 'idle_timeout', value: '600000' }))
  expect(me()?.preferences).toContainEqual({ key: 'idle_timeout', value: '600000' })
  await done
  expect(app.session.mockServer.db.people.get(MEI_LING)?.preferences).toContainEqual({
    key: 'idle_timeout',
    value: '600000',
  })
})

test('accepting the terms sets their acceptance time on the current user', async () => {
  const zara = openApp({ as: 'zara', isWithoutRealtime: true })
  onTestFinished(zara.close)
  await zara.store.dispatch(userApi.endpoints.getMe.initiate(undefined, { subscribe: false }))
  expect(selectMe(zara.store.getState())?.terms_accepted_at).toBeNull()
  await zara.store.dispatch(userApi.endpoints.acceptTerms.initiate())
  expect(selectMe(zara.store.getState())?.terms_accepted_at).not.toBeNull()
})

test('adding a group refetches the list of groups', async () => {
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

test('signing up by invitation opens a session and makes the user a friend of the inviter', async () => {
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
    curriculum: { name: 'Malaysian National', code: 'malaysian_national' },
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
  // The first response sets the anti-forgery cookie that `signUp` must send.
  await store.dispatch(onboardingApi.endpoints.getSignupConfig.initiate(undefined, { subscribe: false }))
  const account = await store.dispatch(onboardingApi.endpoints.signUp.initiate(form)).unwrap()
  await store.dispatch(onboardingApi.endpoints.setSession.initiate({ encodedData: account.encodedData }))
  await expect.poll(() => selectMe(store.getState())).toMatchObject({ id: account.id, is_onboarding_session: true })
  const friends = visitor.session.mockServer.db.contacts.where('receiver_id', account.id)
  expect(friends).toMatchObject([{ sender_id: MEI_LING, status: 'ACCEPTED' }])
})
