/**
 * Runs the whole app in one story. Each story gets its own mock server, store and router before it renders. The app follows Storybook's
 * toolbar. It closes with the story, which aborts pending requests and clears the storage.
 */
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from '@tanstack/react-router'
import { clear, createStore } from 'idb-keyval'
import { Provider } from 'react-redux'
import { baseApi } from '../src/api/core/baseApi'
import type { CallName } from '../src/api/calls'
import { resetViolations } from '../src/api/core/contractValidation'
import { selectMe, userApi } from '../src/api/user'
import type { Variant } from '../src/app/startup/home'
import { allowConsole } from '../src/testing/expectConsole'
import { changeLanguage, type Language } from '../src/i18n/i18n'
import { languageChanged, modeChanged, type Preferences, savePreferences } from '../src/store/preferencesSlice'
import { type OpenedApp, openApp } from '../src/testing/openApp'
import { findCall } from '../mocks/server/router'
import type { MockClient } from '../mocks/runtimes/inProcess'
import type { Scenario } from '../mocks/scenarios/scenario'
import { type ScenarioName, scenarios } from '../mocks/scenarios/scenarios'
import { DemoAccounts } from '../src/features/auth/DemoAccounts'
import { withSiteLinks } from '../src/features/auth/DemoAccountsOfSite'

const USERNAME_BY_ROLE: Record<string, string> = { teacher: 'cikgu_aina', student: 'mei_ling' }

export type AppArgs = {
  path: string
  /** A username of fixtures/seed, `role` for the role in the toolbar, or `nobody` for a visitor. */
  as: string
  scenario: ScenarioName
  /** Calls that get no response until the app closes. */
  pendingCalls: CallName[]
  /** Delay in ms between the events of a streamed reply. */
  streamIntervalMs: number
  /** False shows the app as with a real backend, without demo accounts. */
  hasDemoAccounts: boolean
  /** True shows the demo as part of the site, with links to stories and contract. */
  isPartOfSite?: boolean
  variant: Variant
  /** Numbers of sparks and of kinds of ideas, filled up by generated ones. */
  generated?: { sparks?: number; ideas?: number }
}

/** Lets a story disturb the network between the app and the mock server. */
type NetworkControl = {
  pendingCalls: Set<CallName>
  isOffline: boolean
  isClosed: boolean
  /** True once a socket has joined the channel of the user's cards. */
  isSubscribed: boolean
}

export type StoryApp = OpenedApp & { network: NetworkControl }

type Appearance = { buddy: string; mode: Preferences['mode']; language: Language }

/** Storage keys of the app. */
const STORAGE_KEY = /^(heartboard-|ONBOARDING_|onboarding-)/

function clearStorage() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (STORAGE_KEY.test(key)) storage.removeItem(key)
  }
}

/** Otherwise a later story would offer the drafts of this one. */
const clearDrafts = () => clear(createStore('heartboard-drafts', 'drafts'))

const createAbortError = () => new DOMException('The operation was aborted.', 'AbortError')

const rejectOnAbort = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(createAbortError()))
  })

/** Puts a network that a story can control between the app and its mock server. */
function createNetwork({ transport, mockServer }: MockClient, pendingCalls: CallName[]): NetworkControl {
  const network: NetworkControl = {
    pendingCalls: new Set(pendingCalls),
    isOffline: false,
    isClosed: false,
    isSubscribed: false,
  }
  const { fetch } = transport
  const basePath = new URL(transport.baseUrl).pathname
  transport.fetch = (request) => {
    if (network.isClosed) return Promise.reject(createAbortError())
    if (network.isOffline) return Promise.reject(new TypeError('Failed to fetch'))
    const path = new URL(request.url).pathname.slice(basePath.length + 1)
    const name = findCall(request.method, path)?.name
    return name && network.pendingCalls.has(name) ? rejectOnAbort(request) : fetch(request)
  }
  const { connect } = mockServer.pusher
  mockServer.pusher.connect = (socket) =>
    connect({
      ...socket,
      send(frame) {
        network.isSubscribed ||= frame.includes('subscription_succeeded') && frame.includes('private-format.')
        socket.send(frame)
      },
    })
  return network
}

function assignBuddyToAll({ session }: OpenedApp, buddy: string) {
  const { people } = session.mockServer.db
  for (const person of [...people.all()]) people.set({ ...person, buddy })
}

async function openStoryApp(
  { path, as, scenario, pendingCalls, streamIntervalMs, hasDemoAccounts, isPartOfSite, variant, generated }: AppArgs,
  appearance: Appearance,
): Promise<StoryApp> {
  clearStorage()
  await clearDrafts()
  resetViolations()
  savePreferences({ mode: appearance.mode, language: appearance.language, rowsPerPage: 5 })
  // The language is global to the page, and another story may have changed it.
  await changeLanguage(appearance.language)
  const opened = openApp({ path, scenario, streamIntervalMs, variant, generated, as: as === 'nobody' ? undefined : as })
  const app = { ...opened, network: createNetwork(opened.session, pendingCalls) }
  assignBuddyToAll(app, appearance.buddy)
  if (!hasDemoAccounts) {
    const { options } = app.router
    app.router.update({ ...options, context: { ...options.context, demoAccounts: [], demoSecretCode: [] } })
  }
  if (isPartOfSite) {
    const { options } = app.router
    const site = { DemoAccounts: withSiteLinks(DemoAccounts, '/') }
    app.router.update({ ...options, context: { ...options.context, ...site } })
  }
  return app
}

/** Applies a change in the toolbar as a user would make it: the buddy on the server, mode and language in the menu. */
function applyAppearance(app: StoryApp, appearance: Appearance) {
  const { store } = app
  store.dispatch(modeChanged(appearance.mode))
  store.dispatch(languageChanged(appearance.language))
  assignBuddyToAll(app, appearance.buddy)
  const me = selectMe(store.getState())
  if (me && me.buddy !== appearance.buddy) {
    void store.dispatch(userApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }))
  }
}

function closeStoryApp(app: StoryApp) {
  app.network.isClosed = true
  app.close()
  app.store.dispatch(baseApi.util.resetApiState())
  clearStorage()
}

let current: { key: string; app: StoryApp } | undefined

/** Opens the app of the story. If it is open already, applies only the toolbar. */
async function loadApp({ id, args, globals }: StoryContext<AppArgs>): Promise<{ app: StoryApp }> {
  const appearance: Appearance = { buddy: globals.buddy, mode: globals.mode, language: globals.language }
  const as = args.as === 'role' ? (USERNAME_BY_ROLE[globals.role] ?? args.as) : args.as
  const key = JSON.stringify({ id, ...args, as })
  if (current?.key === key) {
    applyAppearance(current.app, appearance)
  } else {
    if (current) closeStoryApp(current.app)
    current = undefined
    current = { key, app: await openStoryApp({ ...args, as }, appearance) }
  }
  return { app: current.app }
}

/** Allows the logs of calls that fail in a scenario. Other errors and warnings fail the story. */
function allowScenarioFailures(scenario: ScenarioName) {
  for (const fault of (scenarios[scenario] as Scenario).faults ?? []) {
    const calls = Array.isArray(fault.calls) ? fault.calls.join('|') : String.raw`\w+`
    allowConsole(new RegExp(`^\\[api\\] (${calls}) failed`))
  }
}

function prepareStory({ args, loaded }: StoryContext<AppArgs>) {
  const { mockServer } = getStoryApp({ loaded }).session
  const { setScenario } = mockServer
  mockServer.setScenario = (scenario) => {
    allowScenarioFailures(scenario)
    setScenario(scenario)
  }
  allowScenarioFailures(args.scenario)
  // A visitor's first request is `v1/user/me`, which the mock server answers with 401.
  if (args.as === 'nobody') allowConsole(/^\[api\] getMe failed: .*"status":401/)
  return () => {
    if (current) closeStoryApp(current.app)
    current = undefined
  }
}

export type AppPlayContext = Parameters<NonNullable<StoryObj<AppArgs>['play']>>[0]

/** Returns the story's app, for its `beforeEach` and `play`. */
export const getStoryApp = ({ loaded }: { loaded: Record<string, unknown> }): StoryApp => loaded.app as StoryApp

/** Meta for stories of the whole app, to be spread into the story's own meta. The args set the path, the user and the faults. */
export const appStoryMeta = {
  args: {
    path: '/board',
    as: 'role',
    scenario: 'normal',
    pendingCalls: [],
    streamIntervalMs: 2,
    hasDemoAccounts: true,
    variant: 'education',
  } as AppArgs,
  argTypes: {
    path: { control: 'text' },
    as: { control: 'text' },
    scenario: {
      control: {
        type: 'select',
        labels: Object.fromEntries(Object.entries(scenarios).map(([name, { title }]) => [name, title])),
      },
      options: Object.keys(scenarios),
    },
    pendingCalls: { table: { disable: true } },
    streamIntervalMs: { control: { type: 'range', min: 0, max: 500 } },
    hasDemoAccounts: { table: { disable: true } },
    isPartOfSite: { table: { disable: true } },
    variant: { control: 'inline-radio', options: ['education', 'workplace'] },
  },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  loaders: [loadApp],
  beforeEach: prepareStory,
  render: (_: AppArgs, { loaded }: StoryContext<AppArgs>) => {
    const { store, router, session } = getStoryApp({ loaded })
    return (
      <Provider store={store} key={session.realtimeKey}>
        <RouterProvider router={router} />
      </Provider>
    )
  },
} satisfies Meta<AppArgs>
