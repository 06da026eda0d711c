import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { calls } from '@/api/calls'
import { channels } from '@/api/channels'
import { buildRequest, type CallRequest } from '@/api/core/request'
import { findCall } from './router'
import { createMockClient, type MockClient } from '../runtimes/inProcess'
import type { ScenarioName } from '../scenarios/scenarios'
import { magicRequestOf } from '../../src/testing/magicRequest'

let client: MockClient
beforeEach(() => {
  client = createMockClient()
})
afterEach(() => client.close())

const ask = (request: CallRequest, signal?: AbortSignal) =>
  client.transport.fetch(buildRequest(client.transport, request, signal))

const list = { parent: '', page: 1, per_page: 20, filter: 'all', sort: 'updated_at', order: 'desc', search: '' }
const question = magicRequestOf('Why does a volcano erupt?')

test.each([
  ['GET', 'v1/format', 'getCards', {}],
  ['GET', 'v1/format/8eca', 'getCard', { id: '8eca' }],
  ['GET', 'file/image/scenes/volcano', 'getImage', { src: 'scenes/volcano' }],
  ['GET', 'v1/sparks/categories', 'getSparkCategories', {}],
  ['POST', 'magic', 'askMagic', {}],
])('%s %s is %s', (method, path, name, params) => {
  expect(findCall(method, path)).toMatchObject({ name, params })
})

test('an unknown path responds with 404', async () => {
  expect(findCall('PATCH', 'v1/format')).toBeUndefined()
  const result = await client.mockServer.handle(new Request('http://school.test/api/nowhere'), 'nowhere', '')
  expect(result.response.status).toBe(404)
})

test('a write without the CSRF token responds with 419 and changes nothing', async () => {
  client.signIn('cikgu_aina')
  const request = buildRequest(client.transport, { call: calls.logout })
  request.headers.delete('X-XSRF-TOKEN')
  expect((await client.transport.fetch(request)).status).toBe(419)
  expect((await ask({ call: calls.getMe })).status).toBe(200)
})

test('logging out ends the session', async () => {
  client.signIn('cikgu_aina')
  expect((await ask({ call: calls.logout })).status).toBe(204)
  expect((await ask({ call: calls.getMe })).status).toBe(401)
})

test('the pages of a board list contain every card exactly once', async () => {
  client.signIn('cikgu_aina')
  const ids: string[] = []
  let total = 1
  for (let page = 1; ids.length < total; page += 1) {
    const body = await (await ask({ call: calls.getCards, query: { ...list, page } })).json()
    total = body.metadata.total
    ids.push(...body.data.map(({ id }: { id: string }) => id))
  }
  expect(total).toBeGreaterThanOrEqual(60)
  expect(new Set(ids).size).toBe(total)
})

test('a recipient of a stack sees the stack and the cards in it', async () => {
  client.signIn('mei_ling')
  const board = await (await ask({ call: calls.getCards, query: { ...list, per_page: 100 } })).json()
  const stack = board.data.find(({ title }: { title: string }) => title.startsWith('Food Chains &amp;'))
  expect(stack).toMatchObject({ isOwner: false, share_status: 'not_read', shared_by: { name: 'Aina Rahman' } })
  const inside = await (await ask({ call: calls.getCards, query: { ...list, parent: stack.id } })).json()
  expect(inside.metadata).toMatchObject({ total: 4, breadcrumbs: [{ id: stack.id }] })
})

test('a subscription to another person’s private channel is not signed', async () => {
  client.signIn('mei_ling')
  const body = { socket_id: '1.1', channel_name: 'private-format.12' }
  expect((await ask({ call: calls.authorizeChannel, body })).status).toBe(403)
})

test('aborting a streamed reply makes its reader fail with an abort error', async () => {
  client.close()
  client = createMockClient({ streamIntervalMs: 5 })
  client.signIn('cikgu_aina')
  const stop = new AbortController()
  const response = await ask({ call: calls.askMagic, body: question }, stop.signal)
  const reader = response.body?.getReader()
  await reader?.read()
  stop.abort()
  await expect(reader?.read()).rejects.toThrow('aborted')
})

const statusesIn = async (name: ScenarioName) => {
  client.signIn('cikgu_aina')
  client.mockServer.setScenario(name)
  const statusOf = (request: CallRequest) =>
    ask(request).then(
      ({ status }) => status,
      (cause: unknown) => String(cause),
    )
  return { me: await statusOf({ call: calls.getMe }), cards: await statusOf({ call: calls.getCards, query: list }) }
}

test.each<[ScenarioName, number | string, number | string]>([
  ['normal', 200, 200],
  ['offline', 'TypeError: Failed to fetch', 'TypeError: Failed to fetch'],
  ['signedOut', 401, 401],
  ['forbidden', 200, 403],
  ['quotaReached', 200, 200],
  ['serverError', 200, 500],
  ['maintenance', 503, 503],
  ['brokenBody', 200, 200],
  ['socketDropped', 200, 200],
  ['boardEmpty', 200, 200],
])('in the scenario "%s" getMe responds with %s and getCards with %s', async (name, me, cards) => {
  expect(await statusesIn(name)).toEqual({ me, cards })
})

test('the scenario "slow" delays every call', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  client.signIn('cikgu_aina')
  client.mockServer.setScenario('slow')
  let hasResponded = false
  const pendingRequest = ask({ call: calls.getMe }).then(() => {
    hasResponded = true
  })
  await vi.advanceTimersByTimeAsync(2400)
  expect(hasResponded).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await pendingRequest
})

test('leaving the scenario "boardEmpty" restores the cards', async () => {
  client.signIn('cikgu_aina')
  const total = async () => (await (await ask({ call: calls.getCards, query: list })).json()).metadata.total
  const before = await total()
  client.mockServer.setScenario('boardEmpty')
  expect(await total()).toBe(0)
  client.mockServer.setScenario('normal')
  expect(await total()).toBe(before)
})

test('creating a card broadcasts format.created on its owner’s channel', async () => {
  client.signIn('cikgu_aina')
  const publishedEvents: string[] = []
  const publish = client.mockServer.pusher.publish
  client.mockServer.pusher.publish = (channel, event, payload) => {
    publishedEvents.push(`${channel} ${event}`)
    publish(channel, event, payload)
  }
  const body = { plainText: 'Lava', type: 'text', formatTitle: 'Lava', body: '<p>Lava</p>', stackId: null }
  expect((await ask({ call: calls.createCardFromReply, body })).status).toBe(201)
  await expect.poll(() => publishedEvents).toContain(`${channels.cards.name.replace('{userId}', '12')} format.created`)
})

test.each([
  [
    'throws',
    () => {
      throw new Error('no such card')
    },
  ],
  ['rejects', () => Promise.reject(new Error('no such card'))],
])('a job that %s is logged and leaves the queue', async (_, work) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  client.mockServer.enqueueJob(0, work)
  expect(client.mockServer.isQueueEmpty()).toBe(false)
  await vi.waitFor(() => expect(client.mockServer.isQueueEmpty()).toBe(true))
  expect(log).toHaveBeenCalledWith('A job of the mock server failed:', new Error('no such card'))
})
