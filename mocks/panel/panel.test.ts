// @vitest-environment jsdom

import { fireEvent, screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { channels } from '../../src/api/channels'
import { calls } from '../../src/api/calls'
import { buildRequest } from '../../src/api/core/request'
import { createMockClient, type MockClient } from '../runtimes/inProcess'
import type { PersonRecord } from '../db/tables'
import { messageTypes } from '../chat/sampleMessages'
import type { Broadcast } from '../server/mockServer'
import { exampleOf, paramsOf, readDraft } from './eventDraft'
import { caseOf, fixturesOf, isShown, readable } from './requestLogCases'
import { showPanel } from './panel'

let client: MockClient
let sent: Broadcast[]
let signedInAs: string[]
let persistCount: number

const ask = (name: 'getSparks' | 'getMe', scenario?: 'sparksFail') => {
  if (scenario) client.mockServer.setScenario(scenario)
  return client.transport.fetch(buildRequest(client.transport, { call: calls[name] }))
}
const personNamed = (username: string) =>
  [...client.mockServer.db.people.all()].find((person) => person.username === username) as PersonRecord

beforeEach(() => {
  sent = []
  signedInAs = []
  persistCount = 0
  client = createMockClient({
    streamIntervalMs: 0,
    jobDelayFactor: 0,
    onBroadcast: (broadcast) => sent.push(broadcast),
  })
  client.signIn('cikgu_aina')
})
afterEach(() => {
  client.close()
  document.body.replaceChildren()
})

/**
 * Opens the drawer of the mock panel.
 * @returns queries inside the panel's shadow root, and the tab that is open at first
 */
async function openPanel(tab?: string) {
  const { mockServer } = client
  showPanel({
    mockServer,
    violations: {
      getState: () => [{ call: 'getCards', field: 'data.[].title', detail: 'expected string', count: 3 }],
      subscribe: () => () => undefined,
    },
    person: () => personNamed('cikgu_aina'),
    signInAs: ({ username }) => signedInAs.push(username),
    persistTuning: () => {
      persistCount += 1
    },
    reset: () => undefined,
  })
  const user = userEvent.setup({ delay: null })
  const host = screen.getByRole('complementary', { name: 'Mock server' })
  const root = within(host.shadowRoot as unknown as HTMLElement)
  await user.click(root.getByRole('button', { name: /^Mock/ }))
  const first = await root.findByRole('tab', { name: 'Scenario' })
  if (tab) await user.click(root.getByRole('tab', { name: tab }))
  return { user, root, first }
}

test('a logged request becomes a contract case with its request and response', async () => {
  await ask('getSparks', 'sparksFail')
  const [entry] = client.mockServer.requestLog.entries()
  expect(entry && caseOf(entry)).toEqual({
    name: 'getSparks by cikgu_aina, answered with 500',
    as: 'cikgu_aina',
    scenario: 'sparksFail',
    request: {},
    status: 500,
    response: { message: 'Server Error' },
  })
})

test('an export groups requests by call and leaves out requests in flight', async () => {
  await ask('getSparks')
  await ask('getMe')
  await ask('getSparks')
  client.mockServer.requestLog.begin({ method: 'GET', path: 'v1/format', call: 'getCards' })
  const fixtures = fixturesOf(client.mockServer.requestLog.entries())
  expect(fixtures.map(({ call, cases }) => [call, cases.length])).toEqual([
    ['getSparks', 2],
    ['getMe', 1],
  ])
})

test('a shown body lists files by name, type and size and is cut when it is long', () => {
  const body = { image: new File(['12345'], 'lava.png', { type: 'image/png' }) }
  expect(JSON.parse(readable(body))).toEqual({ image: { file: { name: 'lava.png', type: 'image/png', size: 5 } } })
  expect(readable('x'.repeat(20_100))).toMatch(/^x{20000}\n… 100 more characters/)
})

test.each([
  [{ status: 200 }, { text: '', status: 'ok' as const }, true],
  [{ status: 'cancelled' }, { text: '', status: 'ok' as const }, true],
  [{ status: 404 }, { text: '', status: 'ok' as const }, false],
  [{ status: 'no network' }, { text: '', status: 'failed' as const }, true],
  [{ status: undefined }, { text: '', status: 'running' as const }, true],
  [{ status: 404 }, { text: 'CARDS', status: 'all' as const }, true],
  [{ status: 404 }, { text: 'sparks', status: 'all' as const }, false],
  [{ status: 404 }, { text: '404', status: 'all' as const }, true],
])('a request with %o matches the filter %o: %s', (fields, filter, isMatch) => {
  const entry = { id: 1, method: 'GET', path: 'v1/format', call: 'getCards' as const, scenario: 'normal' as const }
  expect(isShown({ ...entry, ...fields }, filter)).toBe(isMatch)
})

test('an event that violates the contract is rejected with the field and the reason', () => {
  expect(readDraft('cards', 'format.failed', { userId: '12' }, '{"format_id": 3, "message": "x"}')).toEqual({
    problems: ['format_id: expected string', 'temp_id: expected string'],
  })
  expect(readDraft('cards', 'format.failed', { userId: '12' }, '{')).toMatchObject({
    problems: [expect.stringMatching(/^This is no JSON/)],
  })
  expect(readDraft('cardFocus', 'token', {}, '{}')).toEqual({ problems: ['The channel needs formatId.'] })
})

test('a valid event is addressed to the name of its channel on the wire', () => {
  const payload = { format_id: null, temp_id: null, message: 'The card could not be made.' }
  expect(readDraft('cards', 'format.failed', { userId: '12' }, JSON.stringify(payload))).toEqual({
    channel: 'private-format.12',
    event: 'format.failed',
    payload,
  })
  expect(paramsOf('ideation')).toEqual(['userId', 'sessionId'])
})

test('an example payload gets a new id, so that it does not match an existing card', () => {
  const examples = { cards: { 'format.created': { id: '00000000-0000-4000-8000-000000000000' } } }
  const [one, other] = [1, 2].map(() => exampleOf(examples, 'cards', 'format.created'))
  expect(one).not.toContain('00000000-0000')
  expect(one).not.toBe(other)
  expect(exampleOf({}, 'cards', 'format.created')).toBe('{}')
})

test('choosing a scenario applies and persists it', async () => {
  const { user, root } = await openPanel()
  await user.selectOptions(root.getByLabelText('Scenario'), 'shareFails')
  expect(client.mockServer.scenario()).toBe('shareFails')
  expect(persistCount).toBe(1)
  expect(root.getByRole('status')).toHaveTextContent('Sharing fails without a text')
})

test('a fault can be added for a call with one of its documented errors, and removed', async () => {
  const { user, root } = await openPanel()
  await user.selectOptions(root.getByLabelText('Call'), 'getSparks')
  await user.selectOptions(root.getByLabelText('What happens to it'), '404')
  await user.type(root.getByLabelText('Text of the server'), 'Gone fishing.')
  await user.click(root.getByRole('button', { name: 'Add fault' }))
  expect((await ask('getSparks')).status).toBe(404)
  expect((await ask('getMe')).status).toBe(200)
  await user.click(root.getByRole('button', { name: 'Remove' }))
  expect((await ask('getSparks')).status).toBe(200)
})

test('the request list can be filtered, and a request shows its response body', async () => {
  await ask('getMe')
  await ask('getSparks')
  const { user, root } = await openPanel('Requests')
  const list = root.getByRole('list', { name: 'Requests, newest first' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  await user.type(root.getByLabelText('Call, path or status'), 'getMe')
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  await user.click(within(list).getByText('getMe'))
  expect(await root.findByRole('region', { name: 'Answered' })).toHaveTextContent('"username": "cikgu_aina"')
})

test('the AI quota can be used up and restored', async () => {
  const { user, root } = await openPanel('People')
  await user.click(root.getByRole('button', { name: 'Use it up' }))
  expect(root.getByText(/none is left/)).toBeVisible()
  await user.click(root.getByRole('button', { name: 'Give back' }))
  expect(root.queryByText(/none is left/)).toBeNull()
})

test('any person can be signed in, and the verification link of an unverified one is shown', async () => {
  const { user, root } = await openPanel('People')
  await user.type(root.getByLabelText('Find a person'), 'mei_ling')
  await user.click(root.getByRole('button', { name: /^Act as/ }))
  expect(signedInAs).toEqual(['mei_ling'])
  expect(root.getByRole('link', { name: 'Verification link' })).toHaveAttribute('href', '/login?encodedData=expired')
})

test('a valid event is broadcast to the chosen person, an invalid one is not', async () => {
  const { user, root } = await openPanel('Events')
  const payload = root.getByLabelText<HTMLTextAreaElement>('Payload')
  await expect.poll(() => payload.value).toContain('"title"')
  await user.selectOptions(root.getByLabelText('Send to'), '12')
  await user.click(root.getByRole('button', { name: 'Send event' }))
  expect(sent).toMatchObject([{ channel: 'private-format.12', event: 'format.created' }])
  payload.value = '3'
  await user.click(root.getByRole('button', { name: 'Send event' }))
  expect(sent).toHaveLength(1)
  expect(root.getByRole('alert')).toHaveTextContent('The payload: expected object')
})

// C-128 to C-141, D-3117.
test.each(messageTypes)(
  'a message of type %s can be sent to the chat of a person, as the contract has it',
  async (type) => {
    const { user, root } = await openPanel('Events')
    await user.selectOptions(root.getByLabelText('Send to'), '12')
    await user.selectOptions(root.getByLabelText('Type'), type)
    await user.click(root.getByRole('button', { name: 'Send message' }))
    expect(sent).toMatchObject([
      { channel: 'private-magic.12', event: 'chat.received', payload: { message: { type } } },
    ])
    expect(channels.magic.events['chat.received'].safeParse(sent[0]?.payload)).toMatchObject({ success: true })
  },
)

test.each(['{ "title": "Tides" }', '{}'])(
  'an edited payload is kept when the example payloads load: %s',
  async (text) => {
    const { root } = await openPanel()
    root.getByRole('tab', { name: 'Events' }).click()
    const payload = root.getByLabelText<HTMLTextAreaElement>('Payload')
    fireEvent.input(payload, { target: { value: text } })
    await vi.dynamicImportSettled()
    expect(payload).toHaveValue(text)
  },
)

test('contract violations are listed', async () => {
  const { root } = await openPanel('Tools')
  expect(root.getByText(/data\.\[\]\.title: expected string, 3 times/)).toBeVisible()
})

test('arrow keys move between tabs, and Escape closes the drawer', async () => {
  const { user, root, first } = await openPanel()
  expect(first).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowRight}')
  expect(root.getByRole('tab', { name: 'People' })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Home}{ArrowLeft}')
  expect(root.getByRole('tab', { name: 'Tools' })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Escape}')
  expect(root.queryByRole('tab')).toBeNull()
  expect(root.getByRole('button', { name: 'Mock' })).toBeVisible()
})
