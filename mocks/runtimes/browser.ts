/**
 * Runs the mock server in the browser: Mock Service Worker passes the page's requests and sockets to it. Changes are stored in
 * IndexedDB and sent to other tabs. They survive a reload, and all tabs show the same data.
 */
// `no-inline`: otherwise Vite turns small files into `data:` URLs, which the Content-Security-Policy of the built app forbids
// to fetch (D-0054).
import answersUrl from '../../fixtures/seed/answers.json?url&no-inline'
import cardsUrl from '../../fixtures/seed/cards.json?url&no-inline'
import contactsUrl from '../../fixtures/seed/contacts.json?url&no-inline'
import groupsUrl from '../../fixtures/seed/groups.json?url&no-inline'
import invitesUrl from '../../fixtures/seed/invites.json?url&no-inline'
import messagesUrl from '../../fixtures/seed/messages.json?url&no-inline'
import notificationsUrl from '../../fixtures/seed/notifications.json?url&no-inline'
import peopleUrl from '../../fixtures/seed/people.json?url&no-inline'
import sharesUrl from '../../fixtures/seed/shares.json?url&no-inline'
import { clear, createStore, entries, setMany } from 'idb-keyval'
import { http } from 'msw/core/http'
import { ws } from 'msw/core/ws'
import { type SetupWorker, setupWorker } from 'msw/browser'
import { API_BASE } from '../server/apiBase'
import { connectSocketToBroadcaster } from '../server/connectSocketToBroadcaster'
import { NetworkFailure } from '../server/router'
import type { Change, PersonRecord } from '../db/tables'
import { unknownUsername } from '../domain/users/people'
import { demoSecretCode } from '../domain/onboarding/secretCode'
import { handlers } from '../handlers/handlers'
import type { ContractViolations } from '../panel/context'
import { parseCookies } from '../server/respond'
import { type ScenarioName, scenarioOf } from '../scenarios/scenarios'
import { createMockServer } from '../server/createMockServer'
import type { Broadcast, MockServer } from '../server/mockServer'
import { openSession } from '../server/sessions'
import { type DemoAccount, demoAccountsOf, type SeedFiles, createSeed } from '../db/seed'

/**
 * Part of the IndexedDB name. Raise it with every change of a record's shape, so that changes stored for an older seed are
 * ignored.
 */
const SEED_VERSION = 4
/** Default delay in ms before a response, long enough for a person to see the loading states. */
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
  demoSecretCode: string[]
  realtimeKey: string
  /** Returns the cookies of the mock server in the format of `document.cookie`. */
  readCookies: () => string
}

type TabMessage =
  | { type: 'changes'; changes: Change[] }
  | { type: 'broadcast'; broadcast: Broadcast }
  | { type: 'reset' }

/** Fetches the seed files as JSON instead of importing them, because the browser parses JSON faster than JavaScript. */
async function loadSeedFiles(): Promise<SeedFiles> {
  const load = async (url: string) => (await (await fetch(url)).json()) as unknown
  const files = await Promise.all(
    Object.entries(SEED_URLS).map(async ([name, url]) => [name, await load(url)] as const),
  )
  return Object.fromEntries(files) as SeedFiles
}

/** Returns the scenario of this tab. `?scenario=` replaces the stored scenario; `?scenario=normal` ends it. */
function readScenario(): ScenarioName {
  const requested = new URLSearchParams(location.search).get('scenario')
  if (requested !== null) sessionStorage.setItem(SCENARIO_KEY, requested)
  return scenarioOf(sessionStorage.getItem(SCENARIO_KEY))
}

/** Speed and faults that the user has set in the mock panel, stored per tab. */
type Tuning = Pick<MockServer, 'latency' | 'streamIntervalMs' | 'faults' | 'faultSeed'>

const readTuning = () => JSON.parse(sessionStorage.getItem(TUNING_KEY) ?? '{}') as Partial<Tuning>

function persistTuning(mockServer: MockServer) {
  const { latency, streamIntervalMs, faults, faultSeed }: Tuning = mockServer
  sessionStorage.setItem(SCENARIO_KEY, mockServer.scenario())
  sessionStorage.setItem(TUNING_KEY, JSON.stringify({ latency, streamIntervalMs, faults, faultSeed }))
}

/** Resolves after React's first render into `#root`, so that loading the mock panel does not delay the app. */
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

/** Restores earlier changes from IndexedDB, stores new changes and exchanges changes with other tabs. */
function createPersistence() {
  const store = createStore(`heartboard-mock-${SEED_VERSION}`, 'changes')
  const tabs = new BroadcastChannel('heartboard-mock')
  let pending: Change[] = []
  let saved = Promise.resolve()

  const flush = () => {
    const changes = pending
    pending = []
    const stored = changes.map((change): [string, Change] => [`${change.table}/${change.id}`, change])
    saved = setMany(stored, store).catch((cause: unknown) =>
      console.warn('The mock server could not store its changes: a reload will lose them.', cause),
    )
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
    /** Resolves when IndexedDB has stored all recorded changes, or when the browser has refused to store them. */
    settled: async () => {
      await Promise.resolve()
      await saved
    },
    listen(onMessage: (message: TabMessage) => void) {
      tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data))
    },
  }
}

type Persistence = ReturnType<typeof createPersistence>

/** Begins the name of each stored cookie. A page cannot replace an HttpOnly cookie that a real backend has set on the same host. */
const COOKIE_PREFIX = 'heartboard_mock_'

/** Stores a cookie for the path of this demo only. Otherwise demos on the same host would sign each other out. */
const storeCookie = (cookie: string): void => {
  document.cookie = COOKIE_PREFIX + cookie.replace('Path=/', `Path=${import.meta.env.BASE_URL}`)
}

const STORED_COOKIE = new RegExp(`(?<=\\b${COOKIE_PREFIX})[^;]+`, 'g')

const readCookies = (): string => (document.cookie.match(STORED_COOKIE) ?? []).join('; ')

/**
 * Signs in the person of `?as=<username>` before the app starts. Removes the parameter from the URL, so that a reload after
 * logging out does not sign in again.
 */
function signInFromUrl(mockServer: MockServer): void {
  const url = new URL(location.href)
  const username = url.searchParams.get('as')
  if (username === null) return
  const [person] = mockServer.db.people.where('username', username)
  if (person) openSession(mockServer, person, storeCookie)
  else console.warn(unknownUsername(mockServer, username))
  url.searchParams.delete('as')
  history.replaceState(history.state, '', url)
}

function createMswHandlers(mockServer: MockServer, { settled }: Persistence, realtimeKey: string) {
  const broadcaster = ws.link(`*/app/${realtimeKey}`)
  return [
    // One handler for all calls, because MSW tries its handlers one after the other. The mock server's router finds the call.
    http.all(`${API_BASE}*`, async ({ request }) => {
      const path = new URL(request.url).pathname.slice(API_BASE.length)
      try {
        const { response, cookies } = await mockServer.handle(request, path, readCookies())
        cookies.forEach(storeCookie)
        // Wait until IndexedDB has stored the change, so that a reload right after the response does not lose it.
        await settled()
        return response
      } catch (cause) {
        if (cause instanceof NetworkFailure) return Response.error()
        throw cause
      }
    }),
    broadcaster.addEventListener('connection', ({ client }) => connectSocketToBroadcaster(client, mockServer.pusher)),
  ]
}

/** Shows the mock panel after the first render. Live builds contain neither the panel nor the mock server. */
async function loadPanel(mockServer: MockServer, persistence: Persistence, violations: ContractViolations) {
  await firstRender()
  await waitUntilInteractive()
  const { showPanel } = await import('../panel/panel')
  showPanel({
    mockServer,
    violations,
    persistTuning: () => persistTuning(mockServer),
    person() {
      const session = mockServer.db.sessions.get(parseCookies(readCookies()).heartboard_session ?? '')
      return session && mockServer.db.people.get(session.person_id)
    },
    async signInAs(person: PersonRecord) {
      openSession(mockServer, person, storeCookie)
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

const POLL_INTERVAL_MS = 50

/** Waits until React removes the loading screen, so that the mock panel and the pictures do not delay the first screen. */
async function waitUntilInteractive(): Promise<void> {
  while (document.querySelector('#root > main[aria-busy=true]'))
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
}

/** MSW does not handle a failed update check of the service worker. Ignore the rejection: the current worker stays active. */
const ignoreFailedUpdate = (event: PromiseRejectionEvent) => {
  if (event.reason instanceof TypeError && event.reason.message.startsWith('Failed to update a ServiceWorker'))
    event.preventDefault()
}

/**
 * Starts the service worker. MSW stops at `beforeunload`, although the user may cancel leaving the page, and then requests
 * would fail. The listener that MSW adds for `beforeunload` is therefore added for `pagehide`.
 */
async function startWorker(worker: SetupWorker): Promise<void> {
  const listen = window.addEventListener.bind(window)
  window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, AddEventListenerOptions?]) =>
    listen(type === 'beforeunload' ? 'pagehide' : type, ...rest)
  try {
    await worker.start({
      quiet: true,
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
      onUnhandledRequest: 'bypass',
    })
  } finally {
    Reflect.deleteProperty(window, 'addEventListener')
  }
}

/** Starts the mock server and the service worker. Resolves once the worker passes the page's requests to the mock server. */
export async function startMock(violations: ContractViolations): Promise<BrowserMock> {
  const realtimeKey = 'heartboard-mock'
  const search = new URLSearchParams(location.search)
  const persistence = createPersistence()
  const [seedFiles, changes] = await Promise.all([loadSeedFiles(), persistence.restore()])
  let isRestoring = true
  const extraCards = Number(search.get('cards') ?? 0)
  const seed = createSeed(seedFiles)
  const mockServer = createMockServer({
    seed: extraCards > 0 ? (await import('../db/generateCards')).withGeneratedCards(seed, extraCards) : seed,
    handlers: { ...handlers, images: () => waitUntilInteractive().then(handlers.images) },
    realtimeKey,
    latency: Number(search.get('latency') ?? DEFAULT_LATENCY),
    generated: { sparks: Number(search.get('sparks') ?? 0), ideas: Number(search.get('ideas') ?? 0) },
    onChange: (change) => !isRestoring && persistence.record(change),
    onBroadcast: (broadcast) => persistence.broadcastToTabs({ type: 'broadcast', broadcast }),
  })

  // Values that the user set in the mock panel override the defaults. `?latency=` overrides the stored latency.
  const { latency = mockServer.latency, ...tuning } = readTuning()
  Object.assign(mockServer, tuning, search.has('latency') ? {} : { latency })

  window.addEventListener('unhandledrejection', ignoreFailedUpdate)
  await startWorker(setupWorker(...createMswHandlers(mockServer, persistence, realtimeKey)))
  const classSize = Number(search.get('class') ?? 0)
  if (classSize > 0) (await import('../insights/generateClass')).addGeneratedClass(mockServer, classSize)
  mockServer.db.apply(changes)
  // After the restored changes, because `boardEmpty` hides the cards of the moment.
  mockServer.setScenario(readScenario())
  isRestoring = false
  signInFromUrl(mockServer)
  persistence.listen((message) => {
    if (message.type === 'changes') mockServer.db.apply(message.changes)
    if (message.type === 'broadcast') {
      const { channel, event, payload } = message.broadcast
      mockServer.pusher.publish(channel, event, payload)
    }
    if (message.type === 'reset') location.reload()
  })

  void loadPanel(mockServer, persistence, violations)
  return { demoAccounts: demoAccountsOf(seedFiles), demoSecretCode, realtimeKey, readCookies }
}
