/** No response and no live event may give a student the solution of a question before they have answered it. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Card } from '../../../src/api/cards/card.schema'
import { type Channel, channelName, channels } from '../../../src/api/channels'
import type { Call } from '../../../src/api/core/call'
import { calls } from '../../../src/api/calls'
import { buildRequest, type CallRequest } from '../../../src/api/core/request'
import { createMockClient, type MockClient } from '../../runtimes/inProcess'
import type { Broadcast } from '../../server/mockServer'
import { canSee } from '../cards/cards'

const TEACHER = { id: 12, username: 'cikgu_aina' }
const STUDENT = { id: 21, username: 'mei_ling' }
const LIST = { page: 1, per_page: 100, filter: 'all', sort: 'updated_at', order: 'desc' }

let client: MockClient
let broadcasts: Broadcast[]
beforeEach(() => {
  broadcasts = []
  client = createMockClient({ streamIntervalMs: 0, jobDelayFactor: 0, onBroadcast: (each) => broadcasts.push(each) })
})
afterEach(() => client.close())

async function askAs<T>({ username }: { username: string }, request: CallRequest): Promise<T> {
  client.signIn(username)
  const response = await client.transport.fetch(buildRequest(client.transport, request))
  expect(response.ok, `${request.call.name} as ${username}: ${response.status}`).toBe(true)
  return (await response.json()) as T
}

const idle = () => expect.poll(() => client.mockServer.isQueueEmpty()).toBe(true)
const visibleCards = () => {
  const { mockServer } = client
  return [...mockServer.db.cards.all()].filter((card) => canSee(mockServer, card, STUDENT))
}

/**
 * Subscribes a socket of the student to the channels.
 * @returns an array that grows with each received message
 */
async function listen(names: string[]): Promise<{ channel: string; event: string; data: string }[]> {
  const received: { channel: string; event: string; data: string }[] = []
  const { pusher } = client.mockServer
  const socket = pusher.connect({
    send: (frame) => received.push(JSON.parse(frame) as (typeof received)[number]),
    close: () => undefined,
  })
  const { socket_id } = JSON.parse(received[0]?.data ?? '{}') as { socket_id: string }
  for (const channel of names) {
    const isPrivate = channel.startsWith('private-')
    const body = { socket_id, channel_name: channel }
    const { auth } = isPrivate
      ? await askAs<{ auth: string }>(STUDENT, { call: calls.authorizeChannel, body })
      : { auth: undefined }
    socket.received(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
  }
  const joined = () => received.filter(({ event }) => event === 'pusher_internal:subscription_succeeded').length
  await expect.poll(joined).toBe(names.length)
  return received
}

type Answers = { text: string; isCorrect?: boolean | null }[]
const textsOf = (answers: Answers) => JSON.stringify(answers.map(({ text }) => text).sort())

/** Returns all lists of answers inside a value, at any depth. */
function answersIn(value: unknown): Answers[] {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.values(value).flatMap(answersIn)
  return 'answers' in value && Array.isArray(value.answers) ? [value.answers as Answers, ...nested] : nested
}

/** Returns the questions of other people that the student has not answered, each as the texts of its answers. */
function hiddenQuestions(): Set<string> {
  const { cards, answers } = client.mockServer.db
  const questions = [...cards.all()].filter(({ type, owner_id }) => type === 'question' && owner_id !== STUDENT.id)
  const unanswered = questions.filter(
    ({ id }) => !answers.where('question_id', id).some(({ user_id }) => user_id === STUDENT.id),
  )
  return new Set(unanswered.map(({ answers: list }) => textsOf(list as Answers)))
}

const hiddenAnswersIn = (wire: unknown[]): Answers[] => {
  const hidden = hiddenQuestions()
  return wire.flatMap(answersIn).filter((answers) => hidden.has(textsOf(answers)))
}

/** `isCorrect: false` reveals as much as `true` does. */
const hasSolution = (answers: Answers) => answers.some(({ isCorrect }) => isCorrect != null)

test('no response gives a student the solution of a question that they have not answered', async () => {
  const cards = visibleCards()
  const containers = ['', ...cards.filter(({ type }) => ['stack', 'quiz', 'group'].includes(type)).map(({ id }) => id)]
  const questions = cards.filter(({ type }) => type === 'question')
  const shared = cards.filter(({ owner_id, type }) => owner_id !== STUDENT.id && !type.endsWith('insight'))
  const requests: CallRequest[] = [
    ...containers.flatMap((parent) =>
      ['', 'a'].flatMap((search) =>
        ['all', 'shared'].map((filter) => ({ call: calls.getCards, query: { ...LIST, parent, search, filter } })),
      ),
    ),
    ...cards.flatMap(({ id }) =>
      [calls.getCard, calls.getCardUnversioned].map((call: Call) => ({ call, params: { id } })),
    ),
    ...questions.map(({ id }) => ({ call: calls.checkQuestion, body: { question_id: id } })),
    { call: calls.getStackNodes, body: { format_ids: containers.slice(1) } },
    { call: calls.duplicateCards, body: { duplicate_ids: shared.map(({ id }) => id) } },
    { call: calls.getNotifications },
    { call: calls.getChatMessages, query: { per_page: 100, page: 1 } },
    { call: calls.getGallery },
    { call: calls.getInsightsSummary },
    // Comes last, so that the list contains the copies that `duplicateCards` has made.
    { call: calls.getCards, query: { ...LIST, parent: '', search: '' } },
  ]
  const wire: unknown[] = []
  for (const request of requests) wire.push(await askAs(STUDENT, request))

  const found = hiddenAnswersIn(wire)
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(hasSolution)).toEqual([])
})

test('no channel gives a student the solution of a question; the owner gets it on the own channel', async () => {
  const cards = visibleCards()
  const question = cards.find(
    ({ type, owner_id, id }) =>
      type === 'question' &&
      owner_id === TEACHER.id &&
      !client.mockServer.db.answers.where('question_id', id).some(({ user_id }) => user_id === STUDENT.id),
  )
  const quiz = cards.find(({ id }) => id === question?.parent_id)
  const stack = cards.find(({ type, owner_id }) => type === 'stack' && owner_id === TEACHER.id)
  const [questionId, quizId, stackId] = [String(question?.id), String(quiz?.id), String(stack?.id)]
  const ownChannels = (Object.values(channels) as Channel[])
    .filter(({ name }) => !name.includes('{formatId}'))
    .map((channel) => channelName(channel, { userId: STUDENT.id, sessionId: 'abcdefghij123456' }))
  const focusOf = (formatId: string) => channelName(channels.cardFocus, { formatId })
  const received = await listen([...ownChannels, ...cards.map(({ id }) => focusOf(id))])

  const generate = async (type: string) => {
    const tempFormat = { temp_id: 'temp_1' }
    const body = { prompt: 'Volcanoes', type, format_id: null, tempFormat, title: '', stack_board_id: stackId }
    const { data } = await askAs<{ data: Card }>(TEACHER, { call: calls.generateCard, body })
    return data.id
  }
  const stream = (format_id: string, type: string, prompt: string | null) =>
    askAs(TEACHER, { call: calls.streamFormat, body: { format_id, type, prompt, chatId: null } })
  const made = [await generate('question'), await generate('quiz')]
  await idle()
  // `generate` has streamed these cards before the student knew their ids. Subscribe now, for the second stream below.
  const receivedOfMade = await listen(made.map(focusOf))
  await stream(questionId, 'question', null)
  await stream(quizId, 'quiz', null)
  for (const [index, id] of made.entries()) await stream(id, index === 0 ? 'question' : 'quiz', 'Volcanoes and lava')
  const change = { call: calls.updateCard, params: { uuid: questionId }, body: { marks: 3 } }
  await askAs(TEACHER, change)
  await idle()

  const wire = [...received, ...receivedOfMade].map(({ data }) => JSON.parse(data) as unknown)
  const events = [...received, ...receivedOfMade].map(({ channel, event }) => `${channel} ${event}`)
  expect(events).toEqual(
    expect.arrayContaining([
      ...[questionId, quizId, ...made].map((id) => `${focusOf(id)} data.received`),
      `private-format.${STUDENT.id} format.updated`,
    ]),
  )
  const found = hiddenAnswersIn(wire)
  expect(found.length).toBeGreaterThan(4)
  expect(found.filter(hasSolution)).toEqual([])
  const finished = wire.filter((data) => (data as { type?: string }).type === 'finished') as { data: Card }[]
  expect(new Set(finished.map(({ data }) => data.isOwner))).toEqual(new Set([false]))
  expect(finished.filter(({ data }) => 'cards' in data)).toEqual([])

  const ownersUpdates = broadcasts.filter(
    ({ channel, event }) => channel === `private-format.${TEACHER.id}` && event === 'format.updated',
  )
  const updated = ownersUpdates.map(({ payload }) => (payload as { format: Card }).format)
  expect(updated.find(({ id }) => id === questionId)).toMatchObject({ isOwner: true })
  expect(answersIn(updated.find(({ id }) => id === questionId)).some(hasSolution)).toBe(true)
})

test('the channel of a card is silent for recipients whose share was revoked, until it is shared again', async () => {
  const { mockServer } = client
  const card = visibleCards().find(
    ({ id, type, owner_id, parent_id }) =>
      type === 'text' && owner_id === TEACHER.id && !parent_id && mockServer.db.shares.where('card_id', id).length > 0,
  )
  const formatId = String(card?.id)
  const name = channelName(channels.cardFocus, { formatId })
  const received = await listen([name])
  const share = (recipients: unknown[]) =>
    askAs(TEACHER, {
      call: calls.shareCards,
      body: { recipients, format_ids: [formatId], edit: true, isMultipleCards: false, hasInsightCards: false },
    })
  const stream = async () => {
    received.length = 0
    const body = { format_id: formatId, type: 'text', prompt: null, chatId: null }
    await askAs(TEACHER, { call: calls.streamFormat, body })
    await idle()
    return received.map(({ event }) => event)
  }
  expect(await stream()).toContain('stream.start')
  await share([])
  expect(await stream()).toEqual([])
  await share([{ id: STUDENT.id, type: 'user' }])
  expect(await stream()).toContain('stream.start')
})
