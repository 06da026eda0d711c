import { afterEach, beforeEach, expect, test } from 'vitest'
import { calls } from '@/api/calls'
import type { BodyOf } from '@/api/core/call'
import { buildRequest, type CallRequest } from '@/api/core/request'
import { createMockClient, type MockClient } from '../../runtimes/inProcess'
import type { Broadcast } from '../../server/mockServer'

const START = Date.parse('2026-11-21T02:00:00Z')

let client: MockClient
let now: number
let broadcasts: Broadcast[]

beforeEach(async () => {
  now = START
  broadcasts = []
  client = createMockClient({ now: () => new Date(now), onBroadcast: (broadcast) => broadcasts.push(broadcast) })
  // The first response sets the CSRF cookie, without which every write fails.
  await ask({ call: calls.getSignupConfig })
})
afterEach(() => client.close())

const ask = (request: CallRequest) => client.transport.fetch(buildRequest(client.transport, request))
const statusOf = async (request: CallRequest) => (await ask(request)).status
/** Sends a request that must succeed and returns its payload. */
async function read<T>(request: CallRequest): Promise<T> {
  const response = await ask(request)
  const body = (await response.json()) as { data: T }
  expect(response.ok, JSON.stringify(body)).toBe(true)
  return body.data
}

const form: BodyOf<typeof calls.signUp> = {
  full_name: 'Nadia binti Roslan',
  display_name: 'Nadia',
  email: 'nadia.roslan@sericahaya.example',
  username: 'Nadia_R',
  password: 'kunang-kunang',
  confirm_password: 'kunang-kunang',
  role: 'student',
  curriculum: { name: 'Malaysian National', code: 'malaysian_national' },
  year: '17',
  buddy: 'A',
  referral_id: '',
  age: '',
  pin: '',
  target_profile: 'student',
  reference_id: '',
  reference: '',
}
const signUp = () => read<{ id: number; encodedData: string }>({ call: calls.signUp, body: form })
const login = { call: calls.login, body: { username: 'nadia_r', password: 'kunang-kunang' } }

test('signing up opens an onboarding session, and login works once the e-mail address is verified', async () => {
  const { id, encodedData } = await signUp()
  expect(await statusOf(login)).toBe(403)
  await read({ call: calls.setSession, body: { encodedData } })
  expect(await read({ call: calls.getMe })).toMatchObject({ id, is_onboarding_session: true, terms_accepted_at: null })
  await ask({ call: calls.verifyUser, body: { encodedData } })
  expect(await read(login)).toMatchObject({ id, is_onboarding_session: false, last_login_at: null })
  expect(await read({ call: calls.getMe })).toMatchObject({ last_login_at: null, is_first_access: true })
})

// D-1010.
test('a session reports the previous login until the person logs in again', async () => {
  const zara = { call: calls.login, body: { username: 'zara', password: '1234' } }
  expect(await read(zara)).toMatchObject({ last_login_at: null, is_first_access: true })
  now = START + 60_000
  expect(await read({ call: calls.updateMe, body: { autolayout: false } })).toMatchObject({ last_login_at: null })
  const again = { last_login_at: '2026-11-21T02:00:00.000Z', is_first_access: false }
  expect(await read(zara)).toMatchObject(again)
  expect(await read({ call: calls.getMe })).toMatchObject(again)
})

//
test('a user with restricted permissions gets no others, and the mock server refuses the rest', async () => {
  const { permissions } = client.mockServer.db.people.get(53) ?? {}
  expect(permissions).toContain('system.board.access')
  expect(permissions).not.toContain('chat.menu.access')
  expect(await read({ call: calls.login, body: { username: 'hana_y', password: '3141' } })).toMatchObject({
    permissions,
  })
  expect(await read({ call: calls.getPermissions })).toEqual(permissions)
  expect(await statusOf({ call: calls.getMagicMenu })).toBe(403)
})

test('the id of a deleted group is not given again', async () => {
  client.signIn('cikgu_aina')
  const addGroup = () =>
    read<{ id: number }>({
      call: calls.addGroup,
      body: { group_name: 'Young Astronomers', recipients: [21], created_by: 12, group_id: null },
    })
  const { id } = await addGroup()
  client.mockServer.db.groups.remove(id)
  expect((await addGroup()).id).toBe(id + 1)
})

test('a verification link is valid for a day, and a new one can be requested every minute', async () => {
  const { encodedData } = await signUp()
  const verify = { call: calls.verifyUser, body: { encodedData } }
  const resend = { call: calls.resendVerification, body: { encodedData } }
  now = START + 59_000
  expect(await statusOf(resend)).toBe(429)
  now = START + 24 * 3_600_000
  expect(await (await ask(verify)).json()).toMatchObject({ data: { isExpired: true } })
  expect(await statusOf(login)).toBe(403)
  expect(await statusOf(resend)).toBe(200)
  expect(await statusOf(resend)).toBe(429)
  const [newest] = [...client.mockServer.db.verifications.all()].reverse()
  expect(await statusOf({ call: calls.verifyUser, body: { encodedData: newest?.id ?? '' } })).toBe(200)
  expect(await statusOf(login)).toBe(200)
})

test('deleting an account removes all records of the person and notifies those who lose a card', async () => {
  const { db } = client.mockServer
  const aina = 12
  client.signIn('cikgu_aina')
  const recipients = new Set(db.shares.where('sender_id', aina).map(({ recipient_id }) => recipient_id))
  expect(recipients.size).toBeGreaterThan(0)
  expect(await statusOf({ call: calls.deleteMe, body: { password: 'selamat-pagi' } })).toBe(200)

  const owners = ['owner_id', 'user_id', 'person_id', 'sender_id', 'recipient_id', 'receiver_id']
  const tables = ['cards', 'shares', 'sessions', 'contacts', 'groups', 'answers', 'messages', 'invites'] as const
  for (const name of tables) {
    const records: object[] = [...db[name].all()]
    const left = records.filter((record) =>
      Object.entries(record).some(([field, value]) => owners.includes(field) && value === aina),
    )
    expect(left, name).toEqual([])
  }
  expect(db.people.get(aina)).toBeUndefined()
  expect([...db.groups.all()].filter(({ member_ids }) => member_ids.includes(aina))).toEqual([])
  const notifiedChannels = broadcasts.filter(({ event }) => event === 'removed.user').map(({ channel }) => channel)
  expect(notifiedChannels.sort()).toEqual([...recipients].map((id) => `private-share.${id}`).sort())
  expect(broadcasts.at(-1)).toEqual({ channel: 'user-logout.12', event: 'user.logged.out', payload: { id: aina } })
  expect(await statusOf({ call: calls.getMe })).toBe(401)
})

test('another person’s card in a deleted person’s stack moves to its owner’s My Board', async () => {
  const { db } = client.mockServer
  const at = new Date(now).toISOString()
  const card = { type: 'text', title: 'Tides', created_at: at, updated_at: at }
  db.cards.set({ ...card, id: 'stack', type: 'stack', owner_id: 22, parent_id: null })
  db.cards.set({ ...card, id: 'guest', owner_id: 30, parent_id: 'stack' })
  client.signIn('adam')
  await ask({ call: calls.deleteMe, body: { password: '1357' } })
  expect(db.cards.get('stack')).toBeUndefined()
  expect(db.cards.get('guest')).toMatchObject({ parent_id: null })
})

test('ending a friendship removes both from each other’s groups', async () => {
  client.signIn('cikgu_aina')
  const { id } = await read<{ id: number }>({
    call: calls.addGroup,
    body: { group_name: 'Young Astronomers', recipients: [21, 23], created_by: 12, group_id: null },
  })
  client.signIn('mei_ling')
  const entry = client.mockServer.db.contacts.where('sender_id', 12).find(({ receiver_id }) => receiver_id === 21)
  await read({ call: calls.removeContact, body: { address_book_id: entry?.id ?? 0, user_id: 12 } })
  expect(client.mockServer.db.groups.get(id)?.member_ids).toEqual([23])
})

test('saving a preference replaces the one with the same key and keeps the others', async () => {
  client.signIn('mei_ling')
  for (const [key, value] of [
    ['idle_timeout', '600000'],
    ['idle_timeout', '900000'],
  ]) {
    await read({ call: calls.savePreference, body: { key, value } })
  }
  expect(await read({ call: calls.getMe })).toMatchObject({
    preferences: [
      { key: 'chat_agent', value: 'standard' },
      { key: 'idle_timeout', value: '900000' },
    ],
  })
})

test('turning Auto Layout off clears the manual order of My Board only', async () => {
  const { db } = client.mockServer
  const at = new Date(now).toISOString()
  const card = { type: 'text', title: 'Tides', owner_id: 22, created_at: at, updated_at: at, manual_order: 3 }
  db.cards.set({ ...card, id: 'here', parent_id: null })
  db.cards.set({ ...card, id: 'inside', parent_id: 'here', board_order: 2 })
  const share = {
    card_id: 'of-friend',
    sender_id: 12,
    recipient_id: 22,
    status: 'read',
    shared_at: at,
    opened_at: at,
  } as const
  db.shares.set({ ...share, id: 'shared', manual_order: 1 })
  client.signIn('adam')
  await read({ call: calls.updateMe, body: { autolayout: false } })
  expect(db.cards.get('here')).not.toHaveProperty('manual_order')
  // The order inside the stack stays; the places that the cards had on My Board go.
  expect(db.cards.get('inside')).toMatchObject({ manual_order: 3 })
  expect(db.cards.get('inside')).not.toHaveProperty('board_order')
  expect(db.shares.get('shared')).not.toHaveProperty('manual_order')
})

test('an unchanged name that is invalid since sign-up can be saved', async () => {
  const { db } = client.mockServer
  const adam = db.people.get(22)
  if (!adam) throw new Error('fixtures/seed has no person with the id 22.')
  db.people.set({ ...adam, name: 'A7' })
  client.signIn('adam')
  expect(await statusOf({ call: calls.updateMe, body: { name: 'A7', age: 8 } })).toBe(200)
  expect(await statusOf({ call: calls.updateMe, body: { name: 'A8' } })).toBe(422)
})
