import { afterEach, beforeEach, expect, test } from 'vitest'
import { calls } from '../../../src/api/calls'
import { buildRequest } from '../../../src/api/core/request'
import { bodyTokens } from './cardStream'
import { createMockClient, type MockClient } from '../../runtimes/inProcess'
import type { Broadcast } from '../../server/mockServer'

let client: MockClient
let broadcasts: Broadcast[]
const of = (event: string) => broadcasts.filter((each) => each.event === event).map(({ payload }) => payload)

beforeEach(() => {
  broadcasts = []
  client = createMockClient({ streamIntervalMs: 0, jobDelayFactor: 0, onBroadcast: (each) => broadcasts.push(each) })
  client.signIn('cikgu_aina')
})
afterEach(() => client.close())

const generate = async (prompt: string, type = 'text') => {
  const body = { prompt, type, format_id: null, tempFormat: { temp_id: 'temp_1' }, title: '', stack_board_id: null }
  const request = buildRequest(client.transport, { call: calls.generateCard, body })
  return ((await (await client.transport.fetch(request)).json()) as { data: { id: string; loading: boolean } }).data
}

test('a client can rebuild title, subtitle and body from the tokens', async () => {
  const { id } = await generate('Explain the water cycle')
  await expect.poll(() => of('format.updated')).toHaveLength(1)
  const fields: Record<string, string> = { '#': '', '##': '', '<': '' }
  let target = '<'
  for (const { token } of of('token') as { token: string }[]) {
    if (token in fields && token !== '<') target = token
    else {
      if (token.startsWith('<')) target = '<'
      fields[target] += token
    }
  }
  const card = client.mockServer.db.cards.get(id)
  expect(fields).toEqual({ '#': card?.title, '##': card?.subtitle, '<': card?.body })
  expect((of('token') as { index: number }[]).map(({ index }) => index)).toEqual([...of('token').keys()])
})

test('the skeleton is broadcast at once; image, curriculum and the finished card follow the text', async () => {
  const { loading } = await generate('A lesson plan on fractions', 'lessonplan')
  expect(loading).toBe(true)
  await expect.poll(() => of('format.updated')).toHaveLength(1)
  const types = (of('data.received') as { type: string }[]).map(({ type }) => type)
  expect(types).toEqual(['keyword', 'image', 'curriculum', 'lesson_resources', 'finished'])
  expect(of('format.created')).toMatchObject([{ temp_id: 'temp_1', format: { loading: true } }])
})

test('a card is stored finished while it is generated, so a reload never finds it loading', async () => {
  client.close()
  client = createMockClient({ jobDelayFactor: 1000, onBroadcast: (each) => broadcasts.push(each) })
  client.signIn('cikgu_aina')
  const { id } = await generate('Explain the water cycle')
  expect(client.mockServer.db.cards.get(id)).toMatchObject({ title: 'The water cycle' })
  expect(client.mockServer.db.cards.get(id)?.loading).toBeUndefined()
})

test('a card that is deleted while it streams is not finished', async () => {
  client.close()
  client = createMockClient({ streamIntervalMs: 1, jobDelayFactor: 0, onBroadcast: (each) => broadcasts.push(each) })
  client.signIn('cikgu_aina')
  const { id } = await generate('Explain volcanoes')
  await expect.poll(() => of('stream.start')).toHaveLength(1)
  client.mockServer.db.cards.remove(id)
  await expect.poll(() => of('token').length).toBeGreaterThan(20)
  const count = of('token').length
  await expect.poll(() => of('token').length).toBeGreaterThan(count)
  expect(of('data.received')).toEqual([])
})

test('every tag starts a token and the tokens join to the original HTML', () => {
  const html =
    '<p>Rain falls on the <strong>hills</strong> and runs to the sea again, day after day.</p><ul><li>one</li></ul>'
  const tokens = bodyTokens(html)
  expect(tokens.join('')).toBe(html)
  expect(tokens.every((token) => !token.slice(1).includes('<'))).toBe(true)
})
