import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import english from '../../fixtures/seed/ideas.json'
import malay from '../../fixtures/seed/ideas.ms.json'
import { calls } from '../../src/api/calls'
import { buildRequest, type CallRequest } from '../../src/api/core/request'
import type { Idea } from '../../src/api/ideas.contract'
import { htmlToText } from '../../src/lib/html/htmlToText'
import { wordings } from '../ai/cards/wordings'
import { createMockClient, type MockClient } from '../runtimes/inProcess'
import type { CardRecord } from '../db/tables'
import type { Broadcast } from '../server/mockServer'

const SESSION = 'aB3dE5gH7jK9mN1p'
const AINA = 12
/** 'Food Chains & Food Webs', a shared stack of cikgu_aina, and 'Food Chains Check', a quiz of hers. */
const STACK = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const QUIZ = 'ef7a626c-4f05-4125-94f7-963692d8dac7'

let client: MockClient
let sent: Broadcast[]
function open(options: Parameters<typeof createMockClient>[0] = {}) {
  sent = []
  client = createMockClient({
    streamIntervalMs: 0,
    jobDelayFactor: 0,
    onBroadcast: (broadcast) => sent.push(broadcast),
    ...options,
  })
  client.signIn('cikgu_aina')
}
beforeEach(() => open())
afterEach(() => client.close())

async function send(request: CallRequest, language = 'en') {
  const built = buildRequest(client.transport, request)
  built.headers.set('Accept-Language', language)
  const response = await client.transport.fetch(built)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> & { message?: string } }
}
const named = (name: string) => sent.filter(({ event }) => event === name).map(({ payload }) => payload)
const ideasSent = () => (named('idea.generated') as { idea: Idea }[]).map(({ idea }) => idea)

const generateIdeas = (topic: string, kinds: readonly { idea_type_id: string }[], language = 'en') => {
  const idea_type_ids = kinds.map(({ idea_type_id }) => idea_type_id)
  return send({ call: calls.generateIdeas, body: { topic, idea_type_ids, ideation_session_id: SESSION } }, language)
}
const generateCards = (
  topic: string,
  ideas: readonly Idea[],
  language = 'en',
  parent_stack_id: string | null = null,
) => {
  const idea_types = ideas.map(({ idea_type_id, title, idea }) => ({ idea_type_id, title, idea: idea ?? title }))
  return send({ call: calls.generateIdeaCards, body: { idea_types, parent_stack_id, topic } }, language)
}

/** All text of a card and of the cards in it. */
const textOf = (card: CardRecord): string => {
  const { title, subtitle, body, question, answers, scopes } = card
  const inside = client.mockServer.db.cards.where('parent_id', card.id).map(textOf)
  return [
    title,
    subtitle,
    typeof body === 'string' ? htmlToText(body) : JSON.stringify(body),
    question,
    answers,
    scopes,
  ]
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part ?? '')))
    .concat(inside)
    .join('\n')
}

/** English headings and set phrases of cards, which no Malay card may have. */
const ENGLISH_PHRASES = Object.values<unknown>(wordings.en).filter(
  (phrase): phrase is string => typeof phrase === 'string' && /[a-z]{4}/.test(phrase),
)

describe.each([
  ['gunung berapi', 'a lesson'],
  ['sejarah kampung saya', 'no lesson'],
  ['tapir', 'an answer in both languages'],
])('in Malay, "%s" (%s)', (topic) => {
  test('yields Malay ideas, and Malay cards of them all', async () => {
    await generateIdeas(topic, malay, 'ms')
    await expect.poll(ideasSent).toHaveLength(malay.length)
    const ideas = ideasSent()
    for (const [first, last] of [
      [0, 7],
      [7, 14],
      [14, 16],
    ])
      await generateCards(topic, ideas.slice(first, last), 'ms')
    await expect.poll(() => named('user.process.completed')).toHaveLength(3)
    expect(named('user.process.completed')).toMatchObject(
      Array.from({ length: 3 }, () => ({ message: `“${topic}” sudah siap.` })),
    )
    const stacks = client.mockServer.db.cards.where('title', topic)
    const cards = stacks.flatMap(({ id }) => client.mockServer.db.cards.where('parent_id', id))
    expect(cards.map(({ title }) => title)).toEqual(ideas.map(({ title }) => title))
    for (const card of cards) {
      const text = textOf(card)
      expect(ENGLISH_PHRASES.filter((phrase) => text.includes(phrase))).toEqual([])
      expect(text).not.toMatch(/\b(?:the|and|with|about|what|which)\b/)
    }
  })
})

test('in English, a Malay topic still makes English ideas and cards', async () => {
  await generateIdeas('gunung berapi', english.slice(0, 7))
  await expect.poll(ideasSent).toHaveLength(7)
  expect(ideasSent()[0]?.title).toBe('Gunung Berapi: Five Questions')
  await generateCards('gunung berapi', ideasSent())
  await expect.poll(() => named('user.process.completed')).toMatchObject([{ message: '“gunung berapi” is ready.' }])
  const [stack] = client.mockServer.db.cards.where('title', 'gunung berapi')
  const cards = client.mockServer.db.cards.where('parent_id', stack?.id ?? '')
  expect(cards.map(textOf).join('\n')).toContain(wordings.en.trick)
  expect(cards.map(textOf).join('\n')).not.toContain(wordings.ms.trick)
})

test('the stack of ideas inside a shared stack is shared like the cards beside it', async () => {
  const { db } = client.mockServer
  const recipients = (id: string) => db.shares.where('card_id', id).map(({ recipient_id }) => recipient_id)
  const { body } = await generateCards('volcanoes', [], 'en', STACK)
  expect(body.message).toContain('idea_types')
  await generateIdeas('volcanoes', english.slice(0, 2))
  await expect.poll(ideasSent).toHaveLength(2)
  const made = await generateCards('volcanoes', ideasSent(), 'en', STACK)
  const id = String(made.body.id)
  expect(recipients(STACK).length).toBeGreaterThan(0)
  expect(recipients(id)).toEqual(recipients(STACK))
  await expect.poll(() => db.cards.where('parent_id', id)).toHaveLength(2)
  for (const card of db.cards.where('parent_id', id)) expect(recipients(card.id)).toEqual(recipients(STACK))
})

test('ideas make no stack in a quiz, in a card or in nothing', async () => {
  await generateIdeas('volcanoes', english.slice(0, 1))
  await expect.poll(ideasSent).toHaveLength(1)
  const before = client.mockServer.db.cards.where('owner_id', AINA).length
  for (const [id, message] of [
    [QUIZ, 'Only questions can be put into a quiz.'],
    ['e4f501bb-5341-43db-86c4-995b27bba394', 'Cards can only be put into a stack.'],
    ['no-such-card', 'The selected stack does not exist.'],
  ] as const)
    expect(await generateCards('volcanoes', ideasSent(), 'en', id)).toMatchObject({
      status: 422,
      body: { message, errors: { parent_stack_id: [message] } },
    })
  expect(client.mockServer.db.cards.where('owner_id', AINA)).toHaveLength(before)
})

test('no card comes into a stack that is deleted meanwhile, and nothing says that it is ready', async () => {
  await generateIdeas('volcanoes', english.slice(0, 7))
  await expect.poll(ideasSent).toHaveLength(7)
  client.close()
  const ideas = ideasSent()
  open({ jobDelayFactor: 0.1 })
  const { body } = await generateCards('volcanoes', ideas)
  const id = String(body.id)
  await expect.poll(() => client.mockServer.db.cards.where('parent_id', id).length).toBeGreaterThan(0)
  await send({ call: calls.removeCards, body: { formats: [id] } })
  await expect.poll(client.mockServer.isQueueEmpty).toBe(true)
  expect(client.mockServer.db.cards.where('parent_id', id)).toEqual([])
  expect(named('user.process.completed')).toEqual([])
})

/** D-3151. */
test.each([
  ['my dad hit me', 'en', /15999/, /adult/],
  ['ayah pukul saya', 'ms', /15999/, /orang dewasa/],
])(
  'the topic "%s" is answered with words of care in its language, and makes nothing',
  async (topic, language, ...words) => {
    client.signIn('mei_ling')
    const cardCount = () => client.mockServer.db.cards.where('owner_id', 21).length
    const before = cardCount()
    const other = language === 'en' ? 'ms' : 'en'
    const idea = { idea_type_id: 'it-quiz', title: 'Quiz', idea: 'A quiz.' }
    for (const { status, body } of [
      await generateIdeas(topic, english.slice(0, 2), other),
      await generateCards(topic, [idea as Idea], other),
      await generateCards('volcanoes', [{ ...idea, title: topic } as Idea], other),
      await generateCards('volcanoes', [{ ...idea, idea: topic } as Idea], other),
    ]) {
      expect(status).toBe(422)
      for (const word of words) expect(body.message).toMatch(word)
    }
    expect(cardCount()).toBe(before)
    expect(sent).toEqual([])
  },
)

describe('starters under load', () => {
  beforeEach(() => {
    client.close()
    open({ generated: { sparks: 200, ideas: 60 }, jobDelayFactor: 1 })
  })

  test.each(['en', 'ms'])(
    '200 sparks (%s): all in a category, each with its own name and description',
    async (language) => {
      const { data } = (await send({ call: calls.getSparks }, language)).body as {
        data: { id: string; name: string; description: string }[]
      }
      expect(data).toHaveLength(200)
      for (const field of ['id', 'name', 'description'] as const)
        expect(new Set(data.map((spark) => spark[field])).size).toBe(200)
      const categories = (await send({ call: calls.getSparkCategories }, language)).body as {
        data: { sparks: unknown[] }[]
      }
      expect(categories.data.flatMap(({ sparks }) => sparks)).toHaveLength(200)
      const found = (
        await send(
          { call: calls.getSparks, query: { prompt: language === 'ms' ? 'gunung berapi' : 'volcanoes' } },
          language,
        )
      ).body
      expect((found.data as unknown[]).length).toBeGreaterThan(2)
    },
  )

  test('60 kinds of ideas come at 20 a second, each with a title of its own', async () => {
    const { data } = (await send({ call: calls.getIdeas })).body as unknown as { data: Idea[] }
    expect(data).toHaveLength(60)
    await generateIdeas('batik', data)
    const started = performance.now()
    await vi.waitFor(() => expect(ideasSent()).toHaveLength(60), { timeout: 8000, interval: 10 })
    expect(performance.now() - started).toBeGreaterThan(2500)
    expect(new Set(ideasSent().map(({ title }) => title)).size).toBe(60)
  })
})
