// @vitest-environment jsdom

/** A reload in the middle of a reply: two apps, one after the other, in one tab (D-0077). */
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { chatCalls } from '@/api/chat.contract'
import { selectMe, userApi } from '@/api/user'
import { chatCardsKey } from '@/lib/drafts/conversationKeys'
import { forgetTabDrafts } from '@/lib/drafts/forgetTabDrafts'
import { intercept } from '@/testing/intercept'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { askQuestion, newChat, type ChatContext } from './ask'
import { receiveCardLoader, stopCard } from './cardLoaders'
import { CARD_SILENCE_MS } from './cardLoadersSlice'
import { selectTurns } from './chatSlice'
import { selectMessages } from './conversation'
import { restoreConversation } from './restoreConversation'
import { retryReply } from './repeatQuestion'
import { ENTIRE_CHAT } from './chatKeys'
import { textMessage } from './turns'

const CONTEXT: ChatContext = { focusedId: null, stackId: null, selectedIds: [] }
const QUESTION = 'Why is the sky blue?'

const line = (event: string, data: unknown) => `${JSON.stringify({ event, data })}\n`
const START = line('start', { messageId: 'm-1', type: 'text', agentId: 'standard', chatMode: 'normal' })
const TOKEN = line('token', 'Because of the air')
const END = line('end', { messageId: 'm-1', content: 'Because of the air.' })

afterEach(() => sessionStorage.clear())

/** A page of the tab whose stream has sent `lines` and stays open. */
async function openPage(lines: string, as = 'cikgu_aina'): Promise<OpenedApp> {
  const app = openApp({ as, path: '/board', isWithoutRealtime: true })
  onTestFinished(() => app.close())
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  intercept(app, chatCalls.askMagic, () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(lines)) })
    return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } })
  })
  app.store.dispatch(restoreConversation())
  return app
}

const leave = (app: OpenedApp) => {
  window.dispatchEvent(new Event('pagehide'))
  app.close()
}

const shown = ({ store }: OpenedApp) =>
  selectMessages(store.getState(), ENTIRE_CHAT).map(({ from, content, status }) => ({ from, content, status }))

const question = { from: 'self', content: QUESTION, status: 'complete' }

test.each([
  ['before the first word', START, { content: '', status: 'failed' }],
  ['in the middle', START + TOKEN, { content: 'Because of the air', status: 'interrupted' }],
])('a reload %s of a reply keeps question and words, marked as cut off', async (_, lines, reply) => {
  const first = await openPage(lines)
  first.store.dispatch(askQuestion(QUESTION, CONTEXT))
  const arrived = () => Object.values(first.store.getState().chat?.live ?? {})[0]
  await expect.poll(() => arrived()?.messageId && arrived()?.content).toBe(reply.content)
  leave(first)

  const second = await openPage(START + END)
  expect(shown(second)).toEqual([question, { from: 'other', ...reply }])
  second.store.dispatch(restoreConversation())
  expect(shown(second)).toHaveLength(2)
  leave(second)

  const third = await openPage(START + END)
  expect(shown(third)).toEqual([question, { from: 'other', ...reply }])
  const localId = selectTurns(third.store.getState(), ENTIRE_CHAT)[0]?.replies[0]?.localId ?? ''
  third.store.dispatch(retryReply(localId, CONTEXT))
  await expect
    .poll(() => shown(third))
    .toEqual([question, { from: 'other', content: 'Because of the air.', status: 'complete' }])
  leave(third)
  expect(shown(await openPage(START))).toEqual([])
})

test.each<[string, (userId: number) => void, string]>([
  ['another user signs in', () => undefined, 'adam'],
  ['the person has logged out', forgetTabDrafts, 'cikgu_aina'],
  [
    'the stored replies cannot be read',
    (userId) => sessionStorage.setItem(`heartboard-cut-replies-draft-${userId}`, '[{'),
    'cikgu_aina',
  ],
])('nothing is restored when %s', async (_, between, as) => {
  const first = await openPage(START + TOKEN)
  const userId = selectMe(first.store.getState())?.id ?? 0
  first.store.dispatch(askQuestion(QUESTION, CONTEXT))
  await expect.poll(() => shown(first).at(-1)?.status).toBe('streaming')
  leave(first)
  expect(sessionStorage.getItem(`heartboard-cut-replies-draft-${userId}`)).toContain(QUESTION)
  between(userId)
  expect(shown(await openPage(START, as))).toEqual([])
})

test('a conversation that a new chat has emptied stays empty', async () => {
  const first = await openPage(START + TOKEN)
  first.store.dispatch(askQuestion(QUESTION, CONTEXT))
  await expect.poll(() => shown(first).at(-1)?.status).toBe('streaming')
  leave(first)
  const second = await openPage(START)
  second.store.dispatch(newChat(ENTIRE_CHAT))
  leave(second)
  expect(shown(await openPage(START))).toEqual([])
})

// C-132, C-139, D-3117.
describe('a card that had not come when the page went', () => {
  const data = { temp_id: 'temp', type: 'quiz' } as const
  const at = '2026-11-21T02:00:00Z'
  const CANCELLED = { type: 'format_creation_cancelled', data: { type: 'quiz', title: '' } }
  const own = textMessage({ id: 'l', content: '', created_at: at, format_id: null, from: 'other' })
  const loader = { ...own, type: 'format_loader', data } as const
  const types = ({ store }: OpenedApp) => selectMessages(store.getState(), ENTIRE_CHAT).map(({ type }) => type)
  const storedTypes = ({ session }: OpenedApp) =>
    [...session.mockServer.db.messages.all()].slice(-1).map(({ type, data: stored }) => ({ type, data: stored }))

  async function reloadWhileWaiting() {
    const first = await openPage(START)
    first.store.dispatch(askQuestion('Make a quiz about volcanoes', CONTEXT))
    first.store.dispatch(receiveCardLoader(loader))
    await expect.poll(() => types(first)).toEqual(['text', 'text', 'format_loader'])
    const userId = selectMe(first.store.getState())?.id ?? 0
    leave(first)
    return chatCardsKey(userId)
  }

  test('is waited for, and ended by the next page', async () => {
    await reloadWhileWaiting()
    const second = await openPage(START)
    expect(types(second)).toEqual(['text', 'text', 'format_loader'])
    second.store.dispatch(stopCard('temp'))
    expect(types(second)).toEqual(['text', 'text', 'format_creation_cancelled'])
    await expect.poll(() => storedTypes(second)).toEqual([CANCELLED])
    leave(second)
    expect(types(await openPage(START))).toEqual(['text', 'text'])
  })

  test('is given up 60 s after its last sign of life', async () => {
    const key = await reloadWhileWaiting()
    const [waiting] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as { since: number }[]
    sessionStorage.setItem(key, JSON.stringify([{ ...waiting, since: (waiting?.since ?? 0) - CARD_SILENCE_MS }]))
    const second = await openPage(START)
    expect(types(second)).toEqual(['text', 'text', 'format_creation_cancelled'])
    await expect.poll(() => storedTypes(second)).toEqual([CANCELLED])
  })
})
