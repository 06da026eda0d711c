import { expect, onTestFinished, test } from 'vitest'
import { chatCalls, type ChatMessage, type MagicRequest } from '../../src/api/chat.contract'
import { buildRequest } from '../../src/api/core/request'
import { createMockClient } from '../runtimes/inProcess'
import type { Broadcast } from '../server/mockServer'
import { magicRequestOf } from '../../src/testing/magicRequest'
import { replyOnChannel } from './channelReply'

function openAs(username: string) {
  const broadcasts: Broadcast[] = []
  const client = createMockClient({
    streamIntervalMs: 0,
    jobDelayFactor: 0,
    onBroadcast: (event) => broadcasts.push(event),
  })
  onTestFinished(() => client.close())
  client.signIn(username)
  const { transport, mockServer } = client
  const person = [...mockServer.db.people.all()].find((each) => each.username === username)
  if (!person) throw new Error(`The seed has no ${username}.`)
  const open = (request: Partial<MagicRequest>, signal?: AbortSignal) =>
    transport.fetch(buildRequest(transport, { call: chatCalls.askMagic, body: magicRequestOf('', request) }, signal))
  const ask = async (request: Partial<MagicRequest>) => (await open(request)).text()
  const payloadsOf = (name: string) => broadcasts.filter(({ event }) => event === name).map(({ payload }) => payload)
  const loaders = () =>
    (payloadsOf('chat.received') as { message: ChatMessage }[])
      .map(({ message }) => message)
      .filter(({ type }) => type === 'format_loader')
  const loadersInHistory = () => [...mockServer.db.messages.all()].filter(({ type }) => type === 'format_loader')
  return { open, ask, broadcasts, payloadsOf, loaders, loadersInHistory, mockServer, person }
}

const tempIdOf = (message: ChatMessage | undefined) => (message?.type === 'format_loader' ? message.data.temp_id : '')

const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

// C-132, D-3117.
test('a card wish sends a placeholder, which the event of the card names and the history then lacks', async () => {
  const { ask, broadcasts, payloadsOf, loaders, loadersInHistory } = openAs('cikgu_aina')
  await ask({ question: 'Make a quiz about volcanoes' })
  expect(loaders()).toMatchObject([{ from: 'other', data: { type: 'quiz' }, format_id: null }])
  const temp_id = tempIdOf(loaders()[0])
  expect(payloadsOf('format.created')).toMatchObject([{ temp_id, format: { type: 'quiz' } }])
  const events = broadcasts.map(({ event }) => event).filter((event) => event !== 'token')
  expect(events.slice(0, 4)).toEqual(['chat.received', 'chat.stream.start', 'chat.received', 'format.created'])
  expect(loadersInHistory()).toEqual([])
})

test('a question without a card sends no placeholder', async () => {
  const { ask, loaders } = openAs('cikgu_aina')
  await ask({ question: 'Why is lava hot?' })
  expect(loaders()).toEqual([])
})

test('a card that cannot be made fails by the id of its placeholder, and the reply says so', async () => {
  const { ask, payloadsOf, loaders, loadersInHistory } = openAs('cikgu_aina')
  const text = await ask({ question: 'Make a quiz about fail-generation' })
  const temp_id = tempIdOf(loaders()[0])
  const message = 'The assistant could not make this card. Please try again.'
  expect(payloadsOf('format.failed')).toEqual([{ format_id: null, temp_id, message }])
  expect(text).toContain(message)
  expect(payloadsOf('format.created')).toEqual([])
  expect(loadersInHistory()).toEqual([])
})

test('in the scenario "cardNeverComes" a card wish ends only when the client leaves; a question is answered', async () => {
  const { open, ask, payloadsOf, loaders, loadersInHistory, mockServer } = openAs('cikgu_aina')
  mockServer.setScenario('cardNeverComes')
  const leaving = new AbortController()
  const response = await open({ question: 'Make a quiz about volcanoes' }, leaving.signal)
  const reader = response.body?.getReader()
  await reader?.read()
  const next = reader?.read().then(
    () => 'read',
    () => 'aborted',
  )
  await expect.poll(loadersInHistory).toHaveLength(1)
  expect(loaders()).toHaveLength(1)
  leaving.abort()
  expect(await next).toBe('aborted')
  await expect.poll(loadersInHistory).toEqual([])
  expect(payloadsOf('format.created')).toEqual([])
  expect(await ask({ question: 'Why is lava hot?' })).toContain('"end"')
})

test('a reply on the channel has the placeholder of its card, too', async () => {
  const { mockServer, person, payloadsOf, loaders } = openAs('cikgu_aina')
  const prompt = 'Make a study aid about volcanoes'
  replyOnChannel(mockServer, person, {
    prompt,
    promptType: 'text',
    promptData: null,
    contextFormatIds: [],
    cardType: 'studyaid',
  })
  await expect.poll(() => payloadsOf('metadata')).toHaveLength(1)
  const temp_id = tempIdOf(loaders()[0])
  expect(payloadsOf('format.created')).toMatchObject([{ temp_id, format: { type: 'studyaid', skeleton: false } }])
})

// C-188, C-189.
test.each([
  ['Make a shape about triangles', 'shape'],
  ['#shape triangles', 'shape'],
  ['Make an annotation of a plant cell', 'annotation'],
  ['#annotation plant cells', 'annotation'],
])('%s makes a card of type %s', async (question, type) => {
  const { ask, payloadsOf } = openAs('cikgu_aina')
  await ask({ question })
  expect(payloadsOf('format.created')).toMatchObject([{ format: { type } }])
})

// C-191.
test.each(['Group these cards', '#group'])('%s groups the selected cards', async (question) => {
  const { ask, payloadsOf, mockServer, person } = openAs('cikgu_aina')
  const own = mockServer.db.cards
    .where('owner_id', person.id)
    .filter(({ type, parent_id }) => type === 'text' && !parent_id)
  const contextFormatIds = own.slice(0, 3).map(({ id }) => id)
  const text = await ask({ question, contextFormatIds })
  expect(payloadsOf('format.created')).toMatchObject([{ format: { type: 'group' } }])
  const [{ format } = { format: { id: '', title: '?' } }] = payloadsOf('format.created') as {
    format: { id: string; title: string }
  }[]
  expect(contextFormatIds.map((id) => mockServer.db.cards.get(id)?.parent_id)).toEqual([
    format.id,
    format.id,
    format.id,
  ])
  expect(text).toContain(format.title)
  expect(payloadsOf('user.process.completed')).toMatchObject([{ message: '', format_id: format.id }])
})

test('a group of fewer than two own cards is answered in words', async () => {
  const { ask, payloadsOf } = openAs('cikgu_aina')
  expect(await ask({ question: 'Group these cards', contextFormatIds: [FOOD_CHAINS] })).toContain('at least two')
  expect(payloadsOf('format.created')).toEqual([])
})

// C-193.
test.each(['Make an insight of this quiz', '#insight'])(
  '%s makes the insight of a quiz with results',
  async (question) => {
    const { ask, payloadsOf, mockServer, person } = openAs('cikgu_aina')
    const insight = mockServer.db.cards.where('owner_id', person.id).find(({ type }) => type === 'classquestioninsight')
    await ask({ question, contextFormatIds: [String(insight?.stack_id)] })
    expect(payloadsOf('format.created')).toMatchObject([{ format: { id: insight?.id, type: 'classquestioninsight' } }])
  },
)

test('the insight of a quiz without results is answered in words', async () => {
  const { ask, payloadsOf, mockServer, person } = openAs('cikgu_aina')
  await ask({ question: 'Make a quiz about volcanoes' })
  await expect.poll(() => payloadsOf('format.updated')).not.toEqual([])
  const quiz = mockServer.db.cards.where('owner_id', person.id).findLast(({ type }) => type === 'quiz')
  const text = await ask({ question: 'Make an insight of this quiz', contextFormatIds: [quiz?.id ?? ''] })
  expect(text).toContain('results')
  expect(payloadsOf('format.created')).toHaveLength(1)
})
