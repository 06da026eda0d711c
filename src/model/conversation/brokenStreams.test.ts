// @vitest-environment jsdom

/**
 * Tests every way in which a streamed reply can fail, with a transport that fails on purpose (C-447 to C-454, D-3104,
 * D-0077).
 */
import { expect, onTestFinished, test, vi } from 'vitest'
import { chatCalls } from '@/api/chat.contract'
import { selectMe, userApi } from '@/api/user'
import { endSession } from '@/app/startup/session'
import { readDraft } from '@/lib/drafts/useDraft'
import { chatOpened } from '@/store/panelsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { dropConnection, intercept } from '@/testing/intercept'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { chatDraftKey } from './chatDraft'
import { selectIsReplying } from './chatSlice'
import { askQuestion, type ChatContext } from './ask'
import { selectMessages } from './conversation'
import { ENTIRE_CHAT } from './chatKeys'

const QUESTION = 'Why is the sky blue?'
const CONTEXT: ChatContext = { focusedId: null, stackId: null, selectedIds: [] }

const line = (event: string, data: unknown) => `${JSON.stringify({ event, data })}\n`
const START = line('start', { messageId: 'm-1', type: 'text', agentId: 'standard', chatMode: 'normal' })
const TOKEN = line('token', 'Because of the air, café ')
const END = line('end', { messageId: 'm-1', content: 'Because of the air, café au lait.' })
const metadata = (isUsedUp = false) =>
  line('metadata', {
    messageId: 'm-1',
    chatId: 'c-1',
    chatMessageId: 'cm-1',
    sessionId: 's-1',
    messageCount: 1,
    usage_quota_reached: isUsedUp,
    formats: [],
  })
const failure = (status: number) => line('error', { status, message: '' })

/** Failure of a stream: how it ends after the chunks, an HTTP status, or no network. */
type Broken =
  | { chunks: (string | Uint8Array)[]; ending: 'closes' | 'is cut' | 'stays open' }
  | { status: number }
  | 'offline'

/** These references keep the requests alive, because Node does not pass an abort on to a garbage-collected request. */
const questionRequests: Request[] = []

const bytes = (text: string) => new TextEncoder().encode(text)
/** Returns the bytes up to the middle of the first two-byte character. */
const halfCharacter = (text: string) => bytes(text).slice(0, bytes(text).indexOf(0xc3) + 1)

function responseOf(broken: Broken): Response | Promise<Response> {
  if (broken === 'offline') return dropConnection()
  if ('status' in broken) return new Response(JSON.stringify({ message: '' }), { status: broken.status })
  const chunks = broken.chunks.map((chunk) => (typeof chunk === 'string' ? bytes(chunk) : chunk))
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = chunks.shift()
      if (chunk) return controller.enqueue(chunk)
      if (broken.ending === 'stays open') return new Promise<void>(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (broken.ending === 'closes') controller.close()
      else controller.error(new TypeError('network error'))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } })
}

async function openChat(broken: Broken, { isPanelClosed = false } = {}): Promise<OpenedApp> {
  const app = openApp({ as: 'cikgu_aina', path: '/board', isWithoutRealtime: true })
  onTestFinished(() => {
    app.close()
    sessionStorage.clear()
  })
  await app.router.load()
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  if (!isPanelClosed) app.store.dispatch(chatOpened())
  intercept(app, chatCalls.askMagic, (request) => {
    questionRequests.push(request)
    return responseOf(broken)
  })
  return app
}

const isReplying = ({ store }: OpenedApp) => selectIsReplying(store.getState())

async function ask(app: OpenedApp) {
  app.store.dispatch(askQuestion(QUESTION, CONTEXT))
  await expect.poll(() => isReplying(app), { timeout: 5000 }).toBe(false)
}

const shown = ({ store }: OpenedApp) => selectMessages(store.getState(), ENTIRE_CHAT)
const snackbarKeys = ({ store }: OpenedApp) =>
  store.getState().snackbars.map(({ text }) => ('key' in text ? text.key : text.message))
const isQuotaReached = ({ store }: OpenedApp) => selectMe(store.getState())?.metadata.usage_quota_reached

type Outcome = { status: string; content: string; error?: string; flatwhite?: unknown }

const PART = 'Because of the air, café '
const WHOLE = 'Because of the air, café au lait.'
const CUT: Pick<Outcome, 'status' | 'error'> = { status: 'interrupted', error: 'error.generic' }

test.each<[string, Broken, Outcome]>([
  ['is cut before the first line', { chunks: [], ending: 'is cut' }, { ...CUT, status: 'failed', content: '' }],
  ['is cut before the first token', { chunks: [START], ending: 'is cut' }, { ...CUT, status: 'failed', content: '' }],
  ['is cut in mid-word', { chunks: [START, TOKEN, '{"event":"tok'], ending: 'is cut' }, { ...CUT, content: PART }],
  [
    'is cut inside a character',
    { chunks: [START, TOKEN, halfCharacter(TOKEN)], ending: 'is cut' },
    { ...CUT, content: PART },
  ],
  [
    'has a character in two chunks',
    {
      chunks: [START, halfCharacter(TOKEN), bytes(TOKEN).slice(halfCharacter(TOKEN).length), END],
      ending: 'closes',
    },
    { status: 'complete', content: WHOLE },
  ],
  ['has no end', { chunks: [START, TOKEN], ending: 'closes' }, { ...CUT, content: PART }],
  ['ends twice', { chunks: [START, TOKEN, END, END], ending: 'closes' }, { status: 'complete', content: WHOLE }],
  ['is cut after its end', { chunks: [START, TOKEN, END], ending: 'is cut' }, { status: 'complete', content: WHOLE }],
  [
    'has its metadata before its end',
    { chunks: [START, metadata(), TOKEN, END], ending: 'closes' },
    { status: 'complete', content: WHOLE, flatwhite: { chatId: 'c-1', chatMessageId: 'cm-1' } },
  ],
  [
    'has its metadata after its end',
    { chunks: [START, TOKEN, END, metadata()], ending: 'closes' },
    { status: 'complete', content: WHOLE, flatwhite: { chatId: 'c-1', chatMessageId: 'cm-1' } },
  ],
  [
    'ends with another text than its tokens',
    { chunks: [START, END], ending: 'closes' },
    { status: 'complete', content: WHOLE },
  ],
  [
    'reports 500 in the middle',
    { chunks: [START, TOKEN, failure(500)], ending: 'closes' },
    { ...CUT, content: PART, error: 'error.500' },
  ],
  ['is refused with 403', { status: 403 }, { status: 'failed', content: '', error: 'error.403' }],
  ['is refused with 500', { status: 500 }, { status: 'failed', content: '', error: 'error.500' }],
  ['is refused with 418', { status: 418 }, { status: 'failed', content: '', error: 'error.generic' }],
])(
  'a stream that %s enables the input, keeps the received text, and reports a failure once',
  async (_, broken, outcome) => {
    const isFailure = outcome.error !== undefined
    if (isFailure) expectConsole(/^\[api\] askMagic failed:/)
    const app = await openChat(broken)
    await ask(app)
    const { error, ...reply } = outcome
    // A reply with received text shows the interruption itself.
    const isToldByReply = error === 'error.generic' && reply.content !== ''
    expect(shown(app)).toMatchObject([
      { from: 'self', content: QUESTION },
      reply,
      ...(error && !isToldByReply ? [{ type: 'error', textKey: error }] : []),
    ])
    expect(snackbarKeys(app)).toEqual([])
  },
)

test('a malformed line is passed over and logged', async () => {
  expectConsole(/^\[stream\] A line is no JSON: not json/)
  const app = await openChat({
    chunks: [START, TOKEN, 'not json\n', line('token', 'au lait.'), line('end', { messageId: 'm-1', content: '' })],
    ending: 'closes',
  })
  await ask(app)
  expect(shown(app).at(-1)).toMatchObject({ status: 'complete', content: WHOLE })
})

test.each<[string, Broken, string]>([
  ['at the start', { status: 429 }, 'failed'],
  ['in the middle', { chunks: [START, TOKEN, failure(429)], ending: 'closes' }, 'interrupted'],
])('429 %s shows the quota warning and sets the quota flag', async (_, broken, status) => {
  expectConsole(/^\[api\] askMagic failed:/)
  const app = await openChat(broken)
  await ask(app)
  expect(shown(app).map((message) => message.status)).toEqual(['complete', status])
  expect(snackbarKeys(app)).toEqual(['error.429'])
  expect(isQuotaReached(app)).toBe(true)
})

test('metadata with a used-up quota set the quota flag', async () => {
  const app = await openChat({ chunks: [START, TOKEN, END, metadata(true)], ending: 'closes' })
  await ask(app)
  await expect.poll(() => isQuotaReached(app)).toBe(true)
})

test.each<[string, Broken]>([
  ['at the start', { status: 401 }],
  ['in the middle', { chunks: [START, TOKEN, failure(401)], ending: 'closes' }],
])('401 %s ends the session; the question is offered after the next login', async (_, broken) => {
  expectConsole(/^\[api\] askMagic failed:/)
  const app = await openChat(broken)
  const draftKey = chatDraftKey(selectMe(app.store.getState())?.id)
  await ask(app)
  await expect.poll(() => selectMe(app.store.getState())).toBe(undefined)
  await expect.poll(() => shown(app)).toEqual([])
  expect(app.store.getState().snackbars).toMatchObject([{ kind: 'danger', text: { key: 'error.401' } }])
  expect(readDraft(draftKey)).toBe(QUESTION)
})

test.each<[string, Broken, string]>([
  ['at the start', { status: 503 }, ''],
  ['in the middle', { chunks: [START, TOKEN, failure(503)], ending: 'closes' }, PART],
])('503 %s leads to the maintenance page and keeps question and text', async (_, broken, content) => {
  expectConsole(/^\[api\] askMagic failed:/)
  const app = await openChat(broken)
  await ask(app)
  await expect.poll(() => app.router.state.location.pathname).toBe('/error/503')
  expect(shown(app)).toMatchObject([{ content: QUESTION }, { content }, { textKey: 'error.503' }])
})

// D-0911.
test('a question sent without a network returns to the input', async () => {
  expectConsole(/^\[api\] askMagic failed:/)
  const app = await openChat('offline')
  await ask(app)
  expect(shown(app)).toEqual([])
  expect(readDraft(chatDraftKey(selectMe(app.store.getState())?.id))).toBe(QUESTION)
  expect(snackbarKeys(app)).toEqual(['error.401'])
})

test('with the panel closed a snackbar reports the failure', async () => {
  expectConsole(/^\[api\] askMagic failed:/)
  const app = await openChat({ chunks: [START, TOKEN], ending: 'closes' }, { isPanelClosed: true })
  await ask(app)
  expect(shown(app)[1]).toMatchObject({ status: 'interrupted', content: PART })
  expect(app.store.getState().snackbars).toMatchObject([{ kind: 'danger', text: { key: 'error.generic' } }])
})

test('a reply goes on in a hidden tab', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  const app = await openChat({ chunks: [START, TOKEN, END], ending: 'closes' })
  await ask(app)
  expect(shown(app)[1]).toMatchObject({ status: 'complete', content: WHOLE })
})

test('the end of the session aborts a streaming reply and removes the conversation', async () => {
  const app = await openChat({ chunks: [START, TOKEN], ending: 'stays open' })
  app.store.dispatch(askQuestion(QUESTION, CONTEXT))
  await expect.poll(() => shown(app)[1]?.status).toBe('streaming')
  await app.store.dispatch(endSession('loggedOut', () => undefined))
  expect(isReplying(app)).toBe(false)
  expect(shown(app)).toEqual([])
  await expect.poll(() => questionRequests.at(-1)?.signal.aborted).toBe(true)
})

test('an interrupted reply is finished within 3 s and keeps all received text, however much is buffered', async () => {
  expectConsole(/^\[api\] askMagic failed:/)
  const words = 'leaf '.repeat(4000)
  const app = await openChat({ chunks: [START, line('token', words)], ending: 'is cut' })
  app.store.dispatch(askQuestion(QUESTION, CONTEXT))
  await expect.poll(() => isReplying(app), { timeout: 3000 }).toBe(false)
  expect(shown(app).at(1)).toMatchObject({ status: 'interrupted', content: words })
})
