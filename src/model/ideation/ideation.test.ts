// @vitest-environment jsdom

/** Ideas of a topic: calls, channel, deadlines, failures, reload (C-029, C-030, C-251, C-279, C-280, C-368, C-369, C-442, C-443). */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Idea } from '@/api/ideas.contract'
import type { RealtimeService } from '@/api/core/services'
import { userApi } from '@/api/user'
import { createStore } from '@/app/startup/store'
import { connectionChanged } from '@/store/connectionSlice'
import { cardsRemoved } from '@/store/cardEvents'
import { deletionScheduled } from '@/store/pendingDeletionsSlice'
import { sparksClosed } from '@/store/panelsSlice'
import { languageChanged } from '@/store/preferencesSlice'
import { sessionEnded } from '@/store/sessionEvents'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { abortStreams } from '@/streaming/abortable'
import { CARD_LIMIT_MS, GENERATE_DELAY_MS, generateCards } from './generateCards'
import { askAgain, askForMore, IDEA_LIMIT_MS, JOIN_LIMIT_MS, submitTopic, toggleIdea } from './ideation'
import {
  selectChosenIdeas,
  selectIdeation,
  selectRecentTopics,
  selectShownIdeation,
  selectWords,
  topicTyped,
} from './ideationSlice'
import { restoreIdeation } from './restoreIdeation'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  localStorage.clear()
  onTestFinished(() => void vi.useRealTimers())
})

type Answer = { status: number; body?: object } | 'offline'
type Subscription = {
  name: string
  handlers: Record<string, ((payload: object) => void) | undefined>
  onSettled?: (isJoined: boolean) => void
}
type TabOptions = {
  /** `stack`: answer to Generate inside a stack. */
  answers?: Partial<Record<'offers' | 'ideas' | 'cards' | 'stack', Answer>>
  count?: number
  /** `joined` by default: the server lets the app in at once. */
  channel?: 'joined' | 'refused' | 'silent'
  isOffline?: boolean
}

const AINA = 12
/** The user, with the fields that ideation reads. */
const me = { id: AINA, permissions: [], preferences: [], metadata: { usage_quota_reached: false } }
const offered = (count: number): Idea[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `i${at}`,
    idea_type_id: `t${at}`,
    category: { id: 'c', name: 'Check' },
    title: `Idea ${at}`,
    image: null,
    topic: 'volcanoes',
    idea: null,
    selected: false,
    is_loading: true,
  }))

/** One tab with a fake channel and a server that answers each call of ideation with a status. */
function openTab({ answers = {}, count = 9, channel = 'joined', isOffline = false }: TabOptions = {}) {
  const subscriptions = new Set<Subscription>()
  const requests: { path: string; body: Record<string, unknown> }[] = []
  const answerOf = (path: string, body: Record<string, unknown>): Answer => {
    if (path.startsWith('GET v1/ideas')) return answers.offers ?? { status: 200, body: { data: offered(count) } }
    if (path === 'POST v1/ideas/generate')
      return answers.ideas ?? { status: 202, body: { data: { ideation_session_id: 'x', status: 'PROCESSING' } } }
    if (answers.stack && typeof body.parent_stack_id === 'string') return answers.stack
    if (path === 'POST v1/ideas/formats/generate')
      return answers.cards ?? { status: 201, body: { id: 'st', data: { id: 'st', title: 'volcanoes', type: 'stack' } } }
    return { status: 404 }
  }
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const path = `${request.method} ${pathname.slice('/api/'.length)}${search}`
    const text = await request.text()
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {}
    requests.push({ path, body })
    const answer = answerOf(path, body)
    if (answer === 'offline') throw new TypeError('no network')
    return Response.json(answer.body ?? { message: '' }, { status: answer.status })
  }
  const realtime: RealtimeService = {
    subscribe(each, params, handlers, onSettled) {
      const subscription = { name: `${each.name} ${params.sessionId}`, handlers, onSettled } as Subscription
      subscriptions.add(subscription)
      if (channel !== 'silent') onSettled?.(channel === 'joined')
      return () => void subscriptions.delete(subscription)
    },
  }
  const transport = { baseUrl: 'http://school.test/api', readCookies: () => '', fetch }
  const store = createStore({ transport, realtime }, () => (next) => next)
  store.dispatch(userApi.util.upsertQueryEntries([{ endpointName: 'getMe', arg: undefined, value: me as never }]))
  if (!isOffline) store.dispatch(connectionChanged('connected'))
  const state = () => store.getState()
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const arrive = (id: string, idea = `Text of ${id}`) => {
    const type = offered(99).find((each) => each.id === id)
    for (const { handlers } of [...subscriptions]) handlers['idea.generated']?.({ idea: { ...type, idea } })
  }
  return {
    store,
    state,
    settle,
    arrive,
    channels: () => [...subscriptions].map(({ name }) => name),
    submit: async (topic: string) => {
      void store.dispatch(submitTopic(topic))
      await settle()
    },
    paths: () => requests.map(({ path }) => path),
    bodies: (path: string) => requests.filter((each) => each.path === path).map(({ body }) => body),
    statuses: () => (selectShownIdeation(state())?.ideas ?? []).map(({ status }) => status),
    chosen: () => selectChosenIdeas(state()).map(({ id }) => id),
    told: () => selectSnackbars(state()).map(({ kind, text }) => [kind, 'key' in text ? text.key : text.message]),
    generate: (openStackId: string | null = null) =>
      store.dispatch(
        generateCards({
          openStackId,
          listOf: (stackId) => ({ stackId, search: '', filter: 'all', sort: 'updated_at', order: 'desc' }),
        }),
      ),
  }
}

const POST_IDEAS = 'POST v1/ideas/generate'
const POST_CARDS = 'POST v1/ideas/formats/generate'
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a topic lists its types, joins the channel of its session, then asks for all of them', async () => {
  const { submit, paths, bodies, channels, statuses, state } = openTab()
  await submit('  Volcanoes ')
  expect(paths()).toEqual(['GET v1/ideas?prompt=Volcanoes', POST_IDEAS])
  const sessionId = selectShownIdeation(state())?.sessionId
  expect(bodies(POST_IDEAS)).toEqual([
    {
      topic: 'Volcanoes',
      idea_type_ids: offered(9).map(({ idea_type_id }) => idea_type_id),
      ideation_session_id: sessionId,
    },
  ])
  expect(channels()).toEqual([`private-{userId}.ideation.{sessionId} ${sessionId}`])
  expect(statuses()).toEqual(Array.from({ length: 9 }, () => 'loading'))
})

test.each(['', '   ', 'x'.repeat(501)])('topic %# sends nothing', async (topic) => {
  const { submit, paths } = openTab()
  await submit(topic)
  expect(paths()).toEqual([])
})

test('the same topic in any case is not sent again; another one is, with a new session', async () => {
  const { submit, bodies } = openTab()
  await submit('Volcanoes')
  await submit(' VOLCANOES ')
  expect(bodies(POST_IDEAS)).toHaveLength(1)
  await submit('Rain')
  const sessions = bodies(POST_IDEAS).map(({ ideation_session_id }) => ideation_session_id)
  expect(new Set(sessions).size).toBe(2)
})

test('the channel is left once all ideas have come', async () => {
  const { submit, arrive, channels, statuses } = openTab({ count: 2 })
  await submit('Volcanoes')
  arrive('i0')
  expect(channels()).toHaveLength(1)
  arrive('i1')
  expect(statuses()).toEqual(['arrived', 'arrived'])
  expect(channels()).toEqual([])
})

test.each([
  [IDEA_LIMIT_MS - 1, 'loading', 1],
  [IDEA_LIMIT_MS, 'failed', 0],
])('after %i ms an idea that has not come is %s', async (ms, status, joined) => {
  const { submit, arrive, statuses, channels } = openTab({ count: 2 })
  await submit('Volcanoes')
  arrive('i0')
  await pass(ms)
  expect(statuses()).toEqual(['arrived', status])
  expect(channels()).toHaveLength(joined)
})

test('an idea that did not come is asked for alone, in the same session', async () => {
  const { submit, store, arrive, statuses, bodies, settle } = openTab({ count: 3 })
  await submit('Volcanoes')
  arrive('i0')
  await pass(IDEA_LIMIT_MS)
  void store.dispatch(askAgain(['i2']))
  await settle()
  const [first, second] = bodies(POST_IDEAS)
  expect(second).toEqual({ ...first, idea_type_ids: ['t2'] })
  expect(statuses()).toEqual(['arrived', 'failed', 'loading'])
  arrive('i2')
  expect(statuses()).toEqual(['arrived', 'failed', 'arrived'])
})

test('more ideas ask for the types that are not chosen', async () => {
  const { submit, store, arrive, chosen, bodies, statuses, settle } = openTab({ count: 3 })
  await submit('Volcanoes')
  for (const id of ['i0', 'i1', 'i2']) arrive(id)
  store.dispatch(toggleIdea('i1'))
  void store.dispatch(askForMore())
  await settle()
  expect(bodies(POST_IDEAS).at(-1)).toMatchObject({ idea_type_ids: ['t0', 't2'] })
  expect(chosen()).toEqual(['i1'])
  expect(statuses()).toEqual(['arrived', 'loading', 'loading'])
})

test.each([
  ['without a live connection', { isOffline: true }, 0],
  ['on a channel that refuses the app', { channel: 'refused' }, 0],
  ['on a channel that stays silent', { channel: 'silent' }, JOIN_LIMIT_MS],
] as const)('%s nothing is posted and the topic says so', async (_, options, ms) => {
  const { submit, paths, state, told, channels } = openTab(options)
  await submit('Volcanoes')
  await pass(ms)
  expect(paths()).not.toContain(POST_IDEAS)
  expect(selectWords(state())).toEqual({ key: 'sparks.ideas.noConnection' })
  expect(selectIdeation(state())).toMatchObject({ typed: 'Volcanoes', pending: null, shown: null })
  expect(told()).toEqual([])
  expect(channels()).toEqual([])
})

const care = { message: 'That sounds hard. Talk to somebody you trust.', errors: { topic: ['That sounds hard.'] } }

test.each<[string, TabOptions['answers'], string[][], object | null]>([
  ['types that fail', { offers: { status: 500 } }, [['danger', 'error.500']], null],
  ['ideas that fail', { ideas: { status: 500 } }, [['danger', 'error.500']], null],
  ['an unknown status', { ideas: { status: 418 } }, [['danger', 'error.generic']], null],
  [
    'a code',
    { ideas: { status: 422, body: { message: 'No.', code: 'error.stack.generate' } } },
    [['danger', 'error.stack.generate']],
    null,
  ],
  ['words of care', { ideas: { status: 422, body: care } }, [], { message: care.message }],
  ['a used-up quota', { ideas: { status: 429, body: { message: 'Quota exceeded' } } }, [], null],
  ['a lost network', { ideas: 'offline' }, [], null],
])('%s: told once, the topic stays and can be sent again', async (_, answers, snackbars, words) => {
  const { submit, told, state, paths, channels } = openTab({ answers })
  await submit('Volcanoes')
  expect(told()).toEqual(snackbars)
  expect(selectWords(state())).toEqual(words)
  expect(selectIdeation(state())).toMatchObject({ typed: 'Volcanoes', shown: null, recentTopics: [] })
  expect(channels()).toEqual([])
  const sent = paths().length
  await submit('Volcanoes')
  expect(paths().length).toBe(sent * 2)
})

test('a failed topic brings the ideas and the choice of the topic before back', async () => {
  const answers: TabOptions['answers'] = {}
  const { submit, store, arrive, chosen, state } = openTab({ answers })
  await submit('Volcanoes')
  arrive('i0')
  store.dispatch(toggleIdea('i0'))
  answers.ideas = { status: 500 }
  await submit('Rain')
  expect(selectShownIdeation(state())?.topic).toBe('Volcanoes')
  expect(chosen()).toEqual(['i0'])
})

test('a newer topic wins over an older one whose answer comes later', async () => {
  const { store, settle, state, channels } = openTab()
  void store.dispatch(submitTopic('Volcanoes'))
  void store.dispatch(submitTopic('Rain'))
  await settle()
  expect(selectIdeation(state())).toMatchObject({ pending: null, shown: { topic: 'Rain' } })
  expect(channels()).toHaveLength(1)
})

test('the eighth idea is refused with a neutral notice', async () => {
  const { submit, store, arrive, chosen, told } = openTab()
  await submit('Volcanoes')
  for (const { id } of offered(9)) arrive(id)
  for (const { id } of offered(8)) store.dispatch(toggleIdea(id))
  expect(chosen()).toHaveLength(7)
  expect(told()).toEqual([['neutral', 'sparks.ideas.full']])
})

test('closing the dialog and a change of the language keep ideas and choice; what arrives meanwhile is there', async () => {
  const { submit, store, arrive, chosen, statuses } = openTab({ count: 2 })
  await submit('Volcanoes')
  arrive('i0')
  store.dispatch(toggleIdea('i0'))
  store.dispatch(sparksClosed())
  store.dispatch(languageChanged('ms'))
  arrive('i1')
  expect(chosen()).toEqual(['i0'])
  expect(statuses()).toEqual(['arrived', 'arrived'])
})

test('the end of the session leaves the channel and forgets the ideas', async () => {
  const { submit, store, channels, state } = openTab()
  await submit('Volcanoes')
  store.dispatch(abortStreams())
  store.dispatch(sessionEnded('loggedOut'))
  expect(channels()).toEqual([])
  await pass(IDEA_LIMIT_MS)
  expect(selectIdeation(state()).shown).toBeNull()
})

test('a reload keeps typed words, ideas and choice; ideas that were loading are asked for again', async () => {
  const before = openTab({ count: 3 })
  before.store.dispatch(restoreIdeation())
  await before.submit('Volcanoes')
  before.arrive('i0')
  before.store.dispatch(toggleIdea('i0'))
  before.store.dispatch(topicTyped('Volcanoes on Mars'))
  window.dispatchEvent(new Event('pagehide'))
  const after = openTab({ count: 3 })
  const ids = after.store.dispatch(restoreIdeation())
  expect(ids).toEqual(['i1', 'i2'])
  expect(selectIdeation(after.state())).toMatchObject({ typed: 'Volcanoes on Mars', recentTopics: ['Volcanoes'] })
  expect(after.chosen()).toEqual(['i0'])
  void after.store.dispatch(askAgain(ids))
  await after.settle()
  expect(after.bodies(POST_IDEAS)).toMatchObject([{ topic: 'Volcanoes', idea_type_ids: ['t1', 't2'] }])
})

test('the last topics of the device are those of all tabs', async () => {
  const [first, second] = [openTab(), openTab()]
  for (const { store } of [first, second]) store.dispatch(restoreIdeation())
  await first.submit('Volcanoes')
  await second.submit('Rain')
  expect(selectRecentTopics(second.state())).toEqual(['Rain', 'Volcanoes'])
  expect(JSON.parse(localStorage.getItem(`heartboard-topics-${AINA}`) ?? '')).toEqual(['Rain', 'Volcanoes'])
})

test('with full storage ideas come and are made into cards; the last topics hold for the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const { submit, store, arrive, generate, state, bodies } = openTab()
  store.dispatch(restoreIdeation())
  await submit('Volcanoes')
  arrive('i0')
  store.dispatch(toggleIdea('i0'))
  void generate()
  await pass(GENERATE_DELAY_MS)
  expect(bodies(POST_CARDS)).toHaveLength(1)
  await submit('Rain')
  expect(selectRecentTopics(state())).toEqual(['Rain', 'Volcanoes'])
  window.dispatchEvent(new Event('pagehide'))
})

test('a live connection that is lost while ideas come keeps those that came; the others can be asked for again', async () => {
  const { submit, store, arrive, statuses, told, bodies, settle } = openTab({ count: 2 })
  await submit('Volcanoes')
  arrive('i0')
  store.dispatch(connectionChanged('connecting'))
  await pass(IDEA_LIMIT_MS)
  expect(statuses()).toEqual(['arrived', 'failed'])
  void store.dispatch(askAgain(['i1']))
  await settle()
  expect(told()).toEqual([['danger', 'sparks.ideas.noConnection']])
  expect(bodies(POST_IDEAS)).toHaveLength(1)
  store.dispatch(connectionChanged('connected'))
  void store.dispatch(askAgain(['i1']))
  await settle()
  arrive('i1')
  expect(statuses()).toEqual(['arrived', 'arrived'])
})

test.each(['{', '{"typed":1}', '[]'])('a broken entry %s restores nothing', (entry) => {
  sessionStorage.setItem(`heartboard-ideation-draft-${AINA}`, entry)
  localStorage.setItem(`heartboard-topics-${AINA}`, entry)
  const { store, state } = openTab()
  expect(store.dispatch(restoreIdeation())).toEqual([])
  expect(selectIdeation(state())).toMatchObject({ typed: '', shown: null, recentTopics: [] })
})

async function openChosen(options?: TabOptions, count = 2) {
  const tab = openTab(options)
  await tab.submit('Volcanoes')
  for (const { id } of offered(9)) tab.arrive(id)
  for (const { id } of offered(count)) tab.store.dispatch(toggleIdea(id))
  return tab
}

test.each([
  [GENERATE_DELAY_MS - 1, 0],
  [GENERATE_DELAY_MS, 1],
])('%i ms after two presses of Generate, %i calls are sent', async (ms, calls) => {
  const { generate, bodies } = await openChosen()
  void generate()
  void generate()
  await pass(ms)
  expect(bodies(POST_CARDS)).toHaveLength(calls)
})

test('Generate without a choice sends nothing', async () => {
  const { generate, bodies } = await openChosen({}, 0)
  void generate()
  await pass(GENERATE_DELAY_MS)
  expect(bodies(POST_CARDS)).toEqual([])
})

test('Generate sends the chosen ideas, says so and clears the choice', async () => {
  const { generate, bodies, told, chosen, settle } = await openChosen()
  const made = generate()
  await pass(GENERATE_DELAY_MS)
  expect(bodies(POST_CARDS)).toEqual([
    {
      idea_types: [
        { idea_type_id: 't0', title: 'Idea 0', idea: 'Text of i0' },
        { idea_type_id: 't1', title: 'Idea 1', idea: 'Text of i1' },
      ],
      parent_stack_id: null,
      topic: 'Volcanoes',
    },
  ])
  expect(await made).toBe('st')
  await settle()
  expect(told()).toEqual([
    ['neutral', 'message.savedToMyBoard'],
    ['success', 'snackbar.spark.add'],
  ])
  expect(chosen()).toEqual([])
})

test.each([
  [
    'a code',
    { status: 422, body: { message: 'No.', code: 'error.stack.generate' } },
    [['danger', 'error.stack.generate']],
    null,
  ],
  ['a status', { status: 403, body: { message: 'This action is unauthorized.' } }, [['danger', 'error.403']], null],
  ['words of care', { status: 422, body: care }, [], { message: care.message }],
  ['a used-up quota', { status: 429, body: { message: 'Quota exceeded' } }, [], null],
])('a failure of Generate with %s is told once and keeps the choice', async (_, cards, snackbars, words) => {
  const { generate, told, state, chosen } = await openChosen({ answers: { cards } })
  const made = generate()
  await pass(GENERATE_DELAY_MS)
  expect(await made).toBeUndefined()
  expect(told()).toEqual(snackbars)
  expect(selectWords(state())).toEqual(words)
  expect(chosen()).toEqual(['i0', 'i1'])
  expect(selectIdeation(state()).isGenerating).toBe(false)
})

const goneStack = 'The selected stack does not exist.'
test.each<[string, Answer]>([
  ['was deleted', { status: 422, body: { message: goneStack, errors: { parent_stack_id: [goneStack] } } }],
  ['is shared no longer', { status: 403, body: { message: 'This action is unauthorized.' } }],
])('Generate inside a stack that %s meanwhile makes the stack on My Board', async (_, stack) => {
  const { store, generate, bodies, told, chosen, state } = await openChosen({ answers: { stack } })
  const permitted = { ...me, permissions: ['board.format.shared.edit'] }
  store.dispatch(
    userApi.util.upsertQueryEntries([{ endpointName: 'getMe', arg: undefined, value: permitted as never }]),
  )
  const made = generate('open')
  await pass(GENERATE_DELAY_MS)
  expect(await made).toBe('st')
  expect(bodies(POST_CARDS).map(({ parent_stack_id }) => parent_stack_id)).toEqual(['open', null])
  expect(told()).toEqual([
    ['neutral', 'message.savedToMyBoard'],
    ['success', 'snackbar.spark.add'],
  ])
  expect(chosen()).toEqual([])
  expect(selectWords(state())).toBeNull()
})

test.each([
  [CARD_LIMIT_MS - 1, false],
  [CARD_LIMIT_MS, true],
])('%i ms after the stack was made, missing cards are told: %j', async (ms, isTold) => {
  const { generate, told } = await openChosen()
  void generate()
  await pass(GENERATE_DELAY_MS)
  await pass(ms)
  expect(told().some(([, key]) => key === 'sparks.ideas.cardsMissing')).toBe(isTold)
})

test.each([
  ['was deleted', cardsRemoved({ cardIds: ['st'] })],
  ['is hidden until its deletion', deletionScheduled({ id: 'd', cardIds: ['st'] })],
])('cards of a stack that %s are not missed', async (_, action) => {
  const { store, generate, told } = await openChosen()
  void generate()
  await pass(GENERATE_DELAY_MS)
  store.dispatch(action)
  await pass(CARD_LIMIT_MS)
  expect(told().map(([, key]) => key)).not.toContain('sparks.ideas.cardsMissing')
})
