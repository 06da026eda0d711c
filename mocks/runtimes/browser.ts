/**
 * The school in the browser: Mock Service Worker brings the page's requests and sockets here. What was done is kept in
 * IndexedDB and told to other tabs, so that a reload keeps it and two tabs agree.
 */
import answersUrl from '../../fixtures/seed/answers.json?url'
import cardsUrl from '../../fixtures/seed/cards.json?url'
import contactsUrl from '../../fixtures/seed/contacts.json?url'
import groupsUrl from '../../fixtures/seed/groups.json?url'
import invitesUrl from '../../fixtures/seed/invites.json?url'
import messagesUrl from '../../fixtures/seed/messages.json?url'
import notificationsUrl from '../../fixtures/seed/notifications.json?url'
import peopleUrl from '../../fixtures/seed/people.json?url'
import sharesUrl from '../../fixtures/seed/shares.json?url'
import { clear, createStore, entries, setMany } from 'idb-keyval'
import { http } from 'msw/core/http'
import { ws } from 'msw/core/ws'
import { setupWorker } from 'msw/browser'
import { connectSocketToBroadcaster } from '../server/connectSocketToBroadcaster'
import { NetworkFailure } from '../server/router'
import type { Change, PersonRecord } from '../db/tables'
import { handlers } from '../handlers/handlers'
import type { ContractViolationSource } from '../panel/context'
import { parseCookies } from '../server/respond'
import { type ScenarioName, scenarioOf } from '../scenarios/scenarios'
import { createMockServer } from '../server/createMockServer'
import type { Broadcast, MockServer } from '../server/mockServer'
import { openSession } from '../server/sessions'
import { type DemoAccount, demoAccountsOf, type SeedFiles, createSeed } from '../db/seed'

const API_BASE = '/api'
/** Raised when the authored world changes its shape, so that old changes are not laid over it. */
const SEED_VERSION = 2
/** ms a call takes when nothing else is said: long enough to see what loading looks like. */
const DEFAULT_LATENCY = 90
const SCENARIO_KEY = 'heartboard-mock-scenario'
const TUNING_KEY = 'heartboard-mock-tuning'

const SEED_URLS: Record<keyof SeedFiles, string> = {
  people: peopleUrl,
  cards: cardsUrl,
  shares: sharesUrl,
  answers: answersUrl,
  notifications: notificationsUrl,
  contacts: contactsUrl,
  groups: groupsUrl,
  messages: messagesUrl,
  invites: invitesUrl,
}

export type BrowserMock = {
  demoAccounts: DemoAccount[]
  realtimeKey: string
}

type TabMessage =
  | { type: 'changes'; changes: Change[] }
  | { type: 'broadcast'; broadcast: Broadcast }
  | { type: 'reset' }

/** The world travels as data, not as code: parsing JSON is cheaper than running it. */
async function loadSeedFiles(): Promise<SeedFiles> {
  const load = async (url: string) => (await (await fetch(url)).json()) as unknown
  const files = await Promise.all(
    Object.entries(SEED_URLS).map(async ([name, url]) => [name, await load(url)] as const),
  )
  return Object.fromEntries(files) as SeedFiles
}

/** The scenario of the address wins and is remembered for the tab; `?scenario=normal` ends it. */
function readScenario(): ScenarioName {
  const requested = new URLSearchParams(location.search).get('scenario')
  if (requested !== null) sessionStorage.setItem(SCENARIO_KEY, requested)
  return scenarioOf(sessionStorage.getItem(SCENARIO_KEY))
}

/** Speed and faults that the panel set in this tab. */
type Tuning = Pick<MockServer, 'latency' | 'streamIntervalMs' | 'faults' | 'faultSeed'>

const readTuning = () => JSON.parse(sessionStorage.getItem(TUNING_KEY) ?? '{}') as Partial<Tuning>

function persistTuning(mockServer: MockServer) {
  const { latency, streamIntervalMs, faults, faultSeed }: Tuning = mockServer
  sessionStorage.setItem(SCENARIO_KEY, mockServer.scenario())
  sessionStorage.setItem(TUNING_KEY, JSON.stringify({ latency, streamIntervalMs, faults, faultSeed }))
}

/** Resolves once the app shows something; what only helps whoever builds it comes after that. */
const firstRender = () =>
  new Promise<void>((resolve) => {
    const root = document.getElementById('root')
    if (!root) return resolve()
    const observer = new MutationObserver(() => {
      observer.disconnect()
      setTimeout(resolve)
    })
    observer.observe(root, { childList: true })
  })

/** Changes of this browser, restored, stored as they happen, and shared between tabs. */
function createPersistence() {
  const store = createStore(`heartboard-mock-${SEED_VERSION}`, 'changes')
  const tabs = new BroadcastChannel('heartboard-mock')
  let pending: Change[] = []
  let saved = Promise.resolve()

  const flush = () => {
    const changes = pending
    pending = []
    const stored = changes.map((change): [string, Change] => [`${change.table}/${change.id}`, change])
    saved = setMany(stored, store)
    tabs.postMessage({ type: 'changes', changes } satisfies TabMessage)
  }

  return {
    record(change: Change) {
      if (pending.length === 0) queueMicrotask(flush)
      pending.push(change)
    },
    broadcastToTabs: (message: TabMessage) => tabs.postMessage(message),
    restore: async (): Promise<Change[]> => (await entries<string, Change>(store)).map(([, change]) => change),
    clear: () => clear(store),
    /** Resolves when everything that happened is stored. */
    settled: async () => {
      await Promise.resolve()
      await saved
    },
    listen(onMessage: (message: TabMessage) => void) {
      tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data))
    },
  }
}

function createMswHandlers(mockServer: MockServer, realtimeKey: string) {
  const broadcaster = ws.link(`*/app/${realtimeKey}`)
  return [
    // One handler for all calls: the school finds the call itself, so the cost of a request does not grow with their number.
    http.all(`${API_BASE}/*`, async ({ request }) => {
      const path = new URL(request.url).pathname.slice(API_BASE.length + 1)
      try {
        const { response, cookies } = await mockServer.handle(request, path, document.cookie)
        for (const cookie of cookies) {
          document.cookie = cookie
        }
        return response
      } catch (cause) {
        if (cause instanceof NetworkFailure) return Response.error()
        throw cause
      }
    }),
    broadcaster.addEventListener('connection', ({ client }) => connectSocketToBroadcaster(client, mockServer.pusher)),
  ]
}

/** The panel, when the app is there. It is one more part of the mock that no live build has. */
async function loadPanel(
  mockServer: MockServer,
  persistence: ReturnType<typeof createPersistence>,
  violationSource: ContractViolationSource,
) {
  await firstRender()
  const { showPanel } = await import('../panel/panel')
  showPanel({
    mockServer,
    violationSource,
    persistTuning: () => persistTuning(mockServer),
    person() {
      const session = mockServer.db.sessions.get(parseCookies(document.cookie).heartboard_session ?? '')
      return session && mockServer.db.people.get(session.person_id)
    },
    async signInAs(person: PersonRecord) {
      openSession(mockServer, person, (cookie) => {
        document.cookie = cookie
      })
      await persistence.settled()
      location.reload()
    },
    async reset() {
      await persistence.clear()
      persistence.broadcastToTabs({ type: 'reset' })
      location.reload()
    },
  })
}

/** ms between two looks whether the page is shown. */
const POLL_INTERVAL_MS = 50

/** Waits until the loading screen, under which everything is inert, has gone: the drawer of pictures does not hold it up. */
async function waitUntilInteractive(): Promise<void> {
  while (document.querySelector('[data-chat][inert]'))
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
}

/** Starts the pretend school; resolves when every later request of the page reaches it. */
export async function startMock(violationSource: ContractViolationSource): Promise<BrowserMock> {
  const realtimeKey = 'heartboard-mock'
  const search = new URLSearchParams(location.search)
  const persistence = createPersistence()
  const [seedFiles, changes] = await Promise.all([loadSeedFiles(), persistence.restore()])
  let isRestoring = true
  const extraCards = Number(search.get('cards') ?? 0)
  const seed = createSeed(seedFiles)
  const mockServer = createMockServer({
    seed: extraCards > 0 ? (await import('../db/generateCards')).withGeneratedCards(seed, extraCards) : seed,
    handlers,
    realtimeKey,
    latency: Number(search.get('latency') ?? DEFAULT_LATENCY),
    scenario: readScenario(),
    onChange: (change) => !isRestoring && persistence.record(change),
    onBroadcast: (broadcast) => persistence.broadcastToTabs({ type: 'broadcast', broadcast }),
    whenIdle: waitUntilInteractive,
  })

  // An address that names a speed is stronger than what the panel set before.
  const { latency = mockServer.latency, ...tuning } = readTuning()
  Object.assign(mockServer, tuning, search.has('latency') ? {} : { latency })

  const worker = setupWorker(...createMswHandlers(mockServer, realtimeKey))
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest: 'bypass',
  })
  const isBoardEmpty = mockServer.scenario() === 'boardEmpty'
  mockServer.db.apply(changes.filter(({ table }) => !(isBoardEmpty && table === 'cards')))
  isRestoring = false
  persistence.listen((message) => {
    if (message.type === 'changes') mockServer.db.apply(message.changes)
    if (message.type === 'broadcast') {
      const { channel, event, payload } = message.broadcast
      mockServer.pusher.publish(channel, event, payload)
    }
    if (message.type === 'reset') location.reload()
  })

  void loadPanel(mockServer, persistence, violationSource)
  return { demoAccounts: demoAccountsOf(seedFiles), realtimeKey }
}
