// @vitest-environment jsdom

/**
 * Property: whatever the order of questions, events, lost connections, pages and other tabs, the conversation finally
 * equals the history (D-0077).
 */
import { QueryStatus } from '@reduxjs/toolkit/query'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chatApi } from '@/api/chat'
import type { ChatMessage } from '@/api/chat.contract'
import { createStore } from '@/app/startup/store'
import { createRealtimeService } from '@/realtime/realtimeService'
import { connectionChanged } from '@/store/connectionSlice'
import { type ChannelEvent, createChannelReplies } from './channelReplies'
import { refreshHistories } from './chatHistory'
import { historyShown, selectIsReplying } from './chatSlice'
import { askQuestion, stopReply } from './ask'
import { selectMessages, type ShownMessage } from './conversation'
import { ENTIRE_CHAT } from './chatKeys'
import { textMessage } from './turns'

const PAGE = 15
const CONTEXT = { focusedId: null, stackId: null, selectedIds: [] }

type Ending = 'complete' | 'cut' | 'cutEarly' | 'refused' | 'stopped'
/** Channel reply of the server, with its remaining events. */
type Running = { id: string; steps: ('start' | 'token' | 'end')[] }

/** A server with one user, and one tab of this user. */
function createModel() {
  const history: ChatMessage[] = []
  const running: Running[] = []
  /**
   * These references keep the requests alive, because Node does not pass an abort on to a garbage-collected request.
   */
  const requests: Request[] = []
  const channelReplies = new Set<string>()
  let count = 0
  let ending: Ending = 'complete'
  let isConnected = true

  const nextId = () => {
    count += 1
    return `m${count}`
  }
  const keep = (from: 'USER' | 'other', content: string, id = nextId()): ChatMessage => {
    const created_at = new Date(Date.UTC(2026, 10, 20) + history.length * 1000).toISOString()
    const message = { ...textMessage({ id, content, created_at, format_id: null }), from }
    history.push(message)
    return message
  }
  const page = (number: number) => ({
    data: history.toReversed().slice((number - 1) * PAGE, number * PAGE),
    metadata: {
      current_page: number,
      last_page: Math.max(1, Math.ceil(history.length / PAGE)),
      per_page: PAGE,
      total: history.length,
    },
  })
  const line = (event: string, data: unknown) => new TextEncoder().encode(`${JSON.stringify({ event, data })}\n`)

  const answerQuestion = (question: string, { signal }: Request): Response => {
    // A channel reply stored directly after an unanswered question looks like its answer to the client (D-0077).
    const how = ending === 'cutEarly' && running.length > 0 ? 'cut' : ending
    if (how === 'refused') return Response.json({ message: '' }, { status: 500 })
    keep('USER', question)
    const messageId = nextId()
    const lines = [line('start', { messageId, type: 'text', agentId: 'standard', chatMode: 'normal' })]
    if (how !== 'cutEarly') lines.push(line('token', `to ${question} `))
    const finish = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      if (how === 'cutEarly') return controller.error(new TypeError('network error'))
      keep('other', how === 'complete' ? `to ${question} in full` : `to ${question} `, messageId)
      if (how === 'cut') return controller.error(new TypeError('network error'))
      controller.enqueue(line('end', { messageId, content: `to ${question} in full` }))
      controller.close()
    }
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener('abort', () => {
          keep('other', `to ${question} `, messageId)
          controller.error(new DOMException('The operation was aborted.', 'AbortError'))
        })
      },
      pull(controller) {
        const next = lines.shift()
        if (next) controller.enqueue(next)
        else if (how !== 'stopped') finish(controller)
      },
    })
    return new Response(body)
  }

  const transport = {
    baseUrl: 'http://school.test/api',
    readCookies: () => '',
    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.endsWith('/magic')) {
        requests.push(request)
        return answerQuestion(((await request.clone().json()) as { question: string }).question, request)
      }
      return Response.json(page(Number(searchParams.get('page'))))
    },
  }
  const store = createStore({ transport, realtime: createRealtimeService().service }, () => (next) => next)
  const replies = createChannelReplies(store)
  const deliver = (event: ChannelEvent) => {
    if (isConnected) replies.receive(event)
  }
  const isAnyPending = () =>
    Object.values(store.getState().api.queries).some((query) => query?.status === QueryStatus.pending)
  const settle = () => vi.waitFor(() => expect(isAnyPending()).toBe(false), { interval: 1 })
  const wait = () => new Promise((resolve) => setTimeout(resolve))

  const client = {
    async ask(question: string, how: Ending) {
      ending = how
      const isFree = !selectIsReplying(store.getState())
      store.dispatch(askQuestion(question, CONTEXT))
      if (!isFree) return
      if (how === 'stopped') {
        await vi.waitFor(() => expect(shown().at(-1)?.status).toBe('streaming'), { interval: 1 })
        store.dispatch(stopReply())
      }
      await vi.waitFor(() => expect(selectIsReplying(store.getState())).toBe(false), { interval: 1 })
      await settle()
    },
    /** Another tab asks with a call, so this tab receives no event. */
    async askElsewhere(question: string) {
      keep('USER', question)
      keep('other', `elsewhere to ${question}`)
    },
    async prompt(question: string) {
      deliver({ name: 'chat.received', payload: { message: keep('USER', question) } })
      const id = nextId()
      channelReplies.add(id)
      running.push({ id, steps: ['start', 'token', 'end'] })
    },
    async step(place: number) {
      const reply = running[place % Math.max(1, running.length)]
      const step = reply?.steps.shift()
      if (!reply || !step) return
      const messageId = reply.id
      if (step === 'start')
        deliver({ name: 'chat.stream.start', payload: { messageId, type: 'text', format_id: null } })
      if (step === 'token') deliver({ name: 'token', payload: { messageId, token: 'on the ' } })
      if (step === 'end') {
        running.splice(running.indexOf(reply), 1)
        keep('other', 'on the channel', messageId)
        deliver({ name: 'end', payload: { messageId, content: 'on the channel' } })
      }
      await wait()
      await settle()
    },
    async lose() {
      isConnected = false
      store.dispatch(connectionChanged('connecting'))
    },
    async rejoin() {
      isConnected = true
      store.dispatch(connectionChanged('connected'))
      replies.catchUp()
      await settle()
    },
    async showHistory() {
      store.dispatch(historyShown(ENTIRE_CHAT))
      void store.dispatch(chatApi.endpoints.getChatMessages.initiate({}))
      await settle()
    },
    async more() {
      const { data } = chatApi.endpoints.getChatMessages.select({})(store.getState())
      if (data) await store.dispatch(chatApi.endpoints.getChatMessages.initiate({}, { direction: 'forward' }))
    },
  }
  const shown = (): readonly ShownMessage[] => selectMessages(store.getState(), ENTIRE_CHAT)

  /** No message may be shown twice. */
  const checkOnce = () => {
    const ids = shown().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
  const finish = async () => {
    await client.rejoin()
    while (running.length > 0) await client.step(0)
    await client.showHistory()
    store.dispatch(refreshHistories())
    await settle()
    const isMore = () => chatApi.endpoints.getChatMessages.select({})(store.getState()).hasNextPage
    for (let pages = 0; isMore() && pages < 20; pages += 1) await client.more()
    await vi.waitFor(() => expect(selectIsReplying(store.getState())).toBe(false), { interval: 1 })
  }
  return { client, shown, checkOnce, finish, history, channelReplies }
}

const question = fc.constantFrom('one', 'two')
const ending = fc.constantFrom<Ending>('complete', 'cut', 'cutEarly', 'refused', 'stopped')
type Model = ReturnType<typeof createModel>
type Command = { name: string; run: (model: Model) => Promise<void> }

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(question, ending).map(([text, how]) => ({
    name: `ask ${text}, ${how}`,
    run: ({ client }: Model) => client.ask(how === 'refused' ? `refused ${text}` : text, how),
  })),
  question.map((text) => ({ name: `prompt ${text}`, run: ({ client }: Model) => client.prompt(text) })),
  fc.nat(2).map((place) => ({ name: `step ${place}`, run: ({ client }: Model) => client.step(place) })),
  fc.tuple(question, fc.integer({ min: 1, max: 20 })).map(([text, times]) => ({
    name: `${times} × ${text} elsewhere`,
    async run({ client }: Model) {
      for (let index = 0; index < times; index += 1) await client.askElsewhere(text)
    },
  })),
  fc.constantFrom('lose', 'rejoin', 'showHistory', 'more').map((name) => ({
    name,
    run: ({ client }: Model) => client[name as 'lose'](),
  })),
)

test('the conversation ends like the history for any order of questions, events, lost connections, pages and tabs', async () => {
  // Frames run immediately, because other tests cover the pace.
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => setTimeout(() => callback(0)))
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 14 }), async (commands) => {
      const model = createModel()
      for (const { run } of commands) {
        await run(model)
        model.checkOnce()
      }
      await model.finish()
      const stored = model.shown().filter(
        // Excludes messages that the server does not know: refused questions, empty replies, headings and failure
        // texts.
        ({ type, content, status }) =>
          !['created_date', 'error'].includes(type) && status !== 'failed' && !content.startsWith('refused'),
      )
      const nameOf = ({ from, content, id }: ChatMessage) => (from === 'other' ? id : content)
      const shownNames = stored.map(nameOf)
      const storedNames = model.history.map(nameOf)
      expect(shownNames.toSorted()).toEqual(storedNames.toSorted())
      // A channel reply follows its question, whatever the server has stored between them.
      const isInPlace = (name: string) => !model.channelReplies.has(name)
      expect(shownNames.filter(isInPlace)).toEqual(storedNames.filter(isInPlace))
      const refused = commands.filter(({ name }) => name.includes('refused')).length
      expect(model.shown().filter(({ content }) => content.startsWith('refused')).length).toBeLessThanOrEqual(refused)
    }),
    { numRuns: process.env.FULL_TESTS ? 1000 : 40 },
  )
}, 120_000)
