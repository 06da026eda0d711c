import { afterEach, expect, test } from 'vitest'
import { chatCalls, type MagicRequest, YTL_CHAT } from '../../src/api/chat.contract'
import { engagersCalls } from '../../src/api/engagers.contract'
import { generationCalls } from '../../src/api/generation.contract'
import { ideasCalls } from '../../src/api/ideas.contract'
import { buildRequest, type CallRequest } from '../../src/api/core/request'
import { createMockClient, type MockClient } from '../runtimes/inProcess'
import type { Broadcast } from '../server/mockServer'
import { magicRequestOf } from '../../src/testing/magicRequest'

let client: MockClient | undefined
afterEach(() => client?.close())

function openAs(username: string, options: { jobDelayFactor?: number } = {}) {
  const broadcasts: Broadcast[] = []
  const opened = createMockClient({
    streamIntervalMs: 0,
    jobDelayFactor: 0,
    onBroadcast: (event) => broadcasts.push(event),
    ...options,
  })
  client = opened
  opened.signIn(username)
  const send = (request: CallRequest) => opened.transport.fetch(buildRequest(opened.transport, request))
  const ask = async (request: Partial<MagicRequest>) =>
    (await send({ call: chatCalls.askMagic, body: magicRequestOf('', request) })).text()
  const named = (name: string) => broadcasts.filter(({ event }) => event === name)
  return { send, ask, broadcasts, named, db: opened.mockServer.db }
}

/** 'Food Chains & Food Webs', a stack of cikgu_aina. */
const STACK = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
/** 'Inside a Volcano', a card of cikgu_aina. */
const CARD = 'e4f501bb-5341-43db-86c4-995b27bba394'

const historyOf = async (send: ReturnType<typeof openAs>['send'], formatId?: string) => {
  const query = { sort_dir: 'desc', per_page: 2, page: 1, format_id: formatId }
  const response = await send({ call: chatCalls.getChatMessages, query })
  return ((await response.json()) as { data: { from: string; type: string; format_id: string | null }[] }).data
}

// C-144, D-3118.
test.each([
  ['the card in focus', { isFocusMode: true, focusedId: CARD }, CARD],
  ['the chat of /ytldemo', { isFocusMode: false, focusedId: YTL_CHAT }, 'YTL'],
  ['the board', { isFocusMode: false, focusedId: null }, null],
])('question and reply are stored with the id of %s, and listed in the whole chat', async (_, place, format_id) => {
  const { send, ask } = openAs('cikgu_aina')
  await ask({ question: 'Why is lava hot?', ...place })
  const stored = [
    { from: 'other', type: 'text', format_id },
    { from: 'USER', type: 'text', format_id },
  ]
  expect(await historyOf(send, format_id ?? undefined)).toMatchObject(stored)
  expect(await historyOf(send)).toMatchObject(stored)
})

test('the close message and the farewell of the chat of /ytldemo are stored there', async () => {
  const { send, ask } = openAs('cikgu_aina')
  const session = { chatMode: 'tutor', chatSessionStartTime: '2026-01-01T00:00:00Z' } as const
  await ask({ question: 'volcano', focusedId: YTL_CHAT, ...session })
  const body = { ...magicRequestOf('close', { focusedId: YTL_CHAT, ...session }), chatAgent: 'tutor' }
  await send({ call: chatCalls.closeTutor, body })
  expect(await historyOf(send, YTL_CHAT)).toMatchObject([
    { from: 'other', format_id: 'YTL' },
    { from: 'USER', content: 'close', format_id: 'YTL' },
  ])
})

//
test('the events of a streamed response are also broadcast, for the other tabs', async () => {
  const { ask, broadcasts } = openAs('cikgu_aina')
  const lines = (await ask({ question: 'Why is lava hot?' })).trim().split('\n')
  const events = lines.map((line) => JSON.parse(line) as { event: string; data: unknown })
  const streamed = events.map(({ event }) => (event === 'start' ? 'chat.stream.start' : event))
  expect(broadcasts.map(({ event }) => event)).toEqual(['chat.received', ...streamed])
  const textOf = (tokens: unknown[]) => tokens.join('')
  const tokens = broadcasts.filter(({ event }) => event === 'token')
  expect(textOf(tokens.map(({ payload }) => (payload as { token: string }).token))).toBe(
    textOf(events.filter(({ event }) => event === 'token').map(({ data }) => data)),
  )
})

test.each([
  ['Sum up this stack in five sentences', { parentId: STACK }],
  ['What is missing in this stack?', { parentId: STACK }],
  ['Rumuskan timbunan ini dalam lima ayat', { parentId: STACK }],
  ['Sum up this stack in five sentences', { contextFormatIds: [STACK] }],
])('%s: the cards of the stack are its context (%o)', async (question, place) => {
  const { ask, db } = openAs('cikgu_aina')
  const text = await ask({ question, ...place })
  const titles = db.cards.where('parent_id', STACK).map(({ title }) => title)
  expect(titles.filter((title) => text.includes(title)).length).toBeGreaterThan(1)
})

test('in a stack, a question about something else is not about its cards', async () => {
  const { ask, db } = openAs('cikgu_aina')
  const text = await ask({ question: 'Why do magnets repel?', parentId: STACK })
  expect(db.cards.where('parent_id', STACK).filter(({ title }) => text.includes(title))).toEqual([])
})

test('a requested card is created in the open stack', async () => {
  const { ask, named, db } = openAs('cikgu_aina')
  const text = await ask({ question: 'Make a quiz about food chains', parentId: STACK })
  const [changed] = named('focus.changed').map(({ payload }) => payload as { format: { id: string } })
  const id = changed?.format.id ?? ''
  expect(db.cards.get(id)).toMatchObject({ type: 'quiz', parent_id: STACK, owner_id: 12 })
  await expect.poll(() => db.cards.where('parent_id', id)).toHaveLength(5)
  expect(text).toContain(id)
})

// C-348, D-3108, D-3109.
test('a requested card is a skeleton with a title until a client asks for the stream', async () => {
  const { ask, send, named, db } = openAs('cikgu_aina', { jobDelayFactor: 0.02 })
  await ask({ question: 'Make a quiz about food chains' })
  const [changed] = named('focus.changed').map(({ payload }) => payload as { format: { id: string; title: string } })
  const id = changed?.format.id ?? ''
  expect(changed).toMatchObject({ stream: true, format: { type: 'quiz', parent_id: null } })
  expect(named('format.created')[0]?.payload).toMatchObject({
    format: { id, title: changed?.format.title, skeleton: true, loading: true, childCount: 0 },
  })
  expect(JSON.stringify(named('format.created'))).not.toContain('unwritten')
  await send({ call: generationCalls.streamFormat, body: { format_id: id, type: 'quiz', prompt: null, chatId: null } })
  await expect.poll(() => named('data.received')).not.toEqual([])
  expect(named('stream.start')).toHaveLength(1)
  expect(db.cards.where('parent_id', id)).toHaveLength(5)
  expect(named('format.updated').at(-1)?.payload).toMatchObject({ format: { id, childCount: 5 } })
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(named('format.updated')).toHaveLength(1)
})

test('the server finishes a requested card that nobody streams', async () => {
  const { ask, named } = openAs('cikgu_aina')
  await ask({ question: 'Make a study aid about volcanoes' })
  await expect.poll(() => named('format.updated')).toHaveLength(1)
  expect(named('stream.start')).toEqual([])
  expect(named('format.updated')[0]?.payload).toMatchObject({
    format: { type: 'studyaid', body: expect.stringContaining('<') },
  })
})

test.each([
  ['cikgu_aina', 'Make a table about planets'],
  ['mei_ling', 'Make a lesson plan about volcanoes'],
])('%s: %s gives a complete card', async (username, question) => {
  const { ask, named } = openAs(username)
  await ask({ question })
  expect(named('focus.changed').map(({ payload }) => payload)).toMatchObject([{ stream: false }])
  expect(JSON.stringify(named('format.created'))).not.toContain('"skeleton":true')
})

// B-156.
test('a requested card carries its follow-ups, the first of which has a type', async () => {
  const { ask, named } = openAs('cikgu_aina')
  await ask({ question: 'Make a quiz about food chains' })
  expect(named('format.created')[0]?.payload).toMatchObject({
    format: { type: 'quiz', recommendations: { first_recommendation: { type: 'studyaid' } } },
  })
})

test('without permission for the stack the card is created on My Board, and a card in focus stays in focus', async () => {
  const { ask, named } = openAs('zara')
  await ask({ question: 'Make a quiz about food chains', parentId: STACK, isFocusMode: true, focusedId: CARD })
  expect(named('format.created')[0]?.payload).toMatchObject({ format: { type: 'quiz', parent_id: null } })
  expect(named('focus.changed')).toEqual([])
})

test('a stopped reply stores the text sent so far and creates no card', async () => {
  const { send, named, db } = openAs('mei_ling')
  const response = await send({
    call: chatCalls.askMagic,
    body: magicRequestOf('Make a quiz about fractions'),
  })
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.read()
  await reader?.cancel()
  await expect.poll(async () => (await historyOf(send))[0]?.from).toBe('other')
  expect(named('format.created')).toEqual([])
  expect(db.messages.where('user_id', 21).at(-1)).toMatchObject({ actionButtonVisible: true })
})

test('a landing chat prompt is answered on the channel, with the events in the order of D-3107', async () => {
  const { send, broadcasts, named } = openAs('mei_ling')
  const body = { text: 'Why does lava stay hot?', type: 'hook', full_text_type: 'Curiosity Quest' }
  expect((await send({ call: engagersCalls.engage, body })).status).toBe(202)
  await expect.poll(() => named('metadata')).toHaveLength(1)
  expect([...new Set(broadcasts.map(({ event }) => event))]).toEqual([
    'chat.received',
    'chat.stream.start',
    'agentReasoning',
    'nextAgent',
    'usedTools',
    'sourceDocuments',
    'artifacts',
    'token',
    'end',
    'metadata',
  ])
  const tokens = named('token').map(({ payload }) => (payload as { token: string }).token)
  expect(named('end')[0]?.payload).toMatchObject({ content: tokens.join('') })
})

test('the selected ideas become a stack whose cards are created in order', async () => {
  const { send, broadcasts, named, db } = openAs('cikgu_aina')
  const idea_types = [
    { idea_type_id: 'it-quiz', title: 'Volcanoes: Five Questions', idea: 'A quiz on melted rock.' },
    { idea_type_id: 'it-story', title: 'A Story about Volcanoes', idea: 'A stone that floats.' },
  ]
  const body = { idea_types, parent_stack_id: null, topic: 'volcanoes' }
  const response = await send({ call: ideasCalls.generateIdeaCards, body })
  const { id } = (await response.json()) as { id: string }
  await expect.poll(() => named('user.process.completed')).toHaveLength(1)
  expect(db.cards.get(id)).toMatchObject({ type: 'stack', title: 'volcanoes' })
  expect(broadcasts.map(({ event }) => event)).toEqual([
    'format.created',
    'format.created',
    'format.created',
    'user.process.completed',
  ])
  expect(db.cards.where('parent_id', id).map(({ type, title }) => [type, title])).toEqual([
    ['quiz', 'Volcanoes: Five Questions'],
    ['text', 'A Story about Volcanoes'],
  ])
  expect(db.cards.where('parent_id', id)[1]?.body).toContain('A stone that floats.')
})
