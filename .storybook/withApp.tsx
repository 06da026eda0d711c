/**
 * The whole app in one story. Each story gets a school, a store and a router of its own before it renders; they are made once,
 * follow the toolbar, and are closed when the story goes. What hangs then is aborted, and nothing of a story stays on the device.
 */
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from '@tanstack/react-router'
import { Provider } from 'react-redux'
import { baseApi } from '../src/api/baseApi'
import type { CallName } from '../src/api/calls'
import { forgetDrift } from '../src/api/drift'
import { selectMe, userApi } from '../src/api/user'
import { changeLanguage, type Language } from '../src/i18n/i18n'
import { languageChosen, modeChosen, type Preferences, savePreferences } from '../src/state/preferences'
import { type OpenedApp, openApp } from '../src/testing/openApp'
import { findCall } from '../mocks/createHandlers'
import type { MockSession } from '../mocks/inprocess'
import { type ScenarioName, scenarios } from '../mocks/scenarios'

/** The people that stand for the roles of the toolbar. */
const PEOPLE: Record<string, string> = { teacher: 'cikgu_aina', student: 'mei_ling' }

export type AppArgs = {
  /** Address to open. */
  path: string
  /** A username of fixtures/world, `role` for the person of the toolbar's role, `nobody` for a visitor. */
  as: string
  scenario: ScenarioName
  /** Calls whose answers never come. */
  held: CallName[]
  /** ms between the events of a streamed reply. */
  streamPace: number
  /** False for an app on a real backend, which offers no demo accounts. */
  hasDemoAccounts: boolean
}

/** The way to the school, as a story may disturb it. */
type Network = {
  held: Set<CallName>
  isDown: boolean
  isClosed: boolean
  /** True once a socket has joined the person's cards, so that events about them reach the app. */
  isListening: boolean
}

export type StoryApp = OpenedApp & { network: Network }

type Appearance = { buddy: string; mode: Preferences['mode']; language: Language }

/** What the app keeps on the device begins with this. */
const STORAGE_PREFIX = 'heartboard-'

function forgetDevice() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(STORAGE_PREFIX)) storage.removeItem(key)
  }
}

const aborted = () => new DOMException('The operation was aborted.', 'AbortError')

const untilAborted = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(aborted()))
  })

/** Puts a network that can be disturbed between the app and its school. */
function createNetwork({ transport, school }: MockSession, held: CallName[]): Network {
  const network: Network = { held: new Set(held), isDown: false, isClosed: false, isListening: false }
  const { fetch } = transport
  const basePath = new URL(transport.baseUrl).pathname
  transport.fetch = (request) => {
    if (network.isClosed) return Promise.reject(aborted())
    if (network.isDown) return Promise.reject(new TypeError('Failed to fetch'))
    const path = new URL(request.url).pathname.slice(basePath.length + 1)
    const name = findCall(request.method, path)?.name
    return name && network.held.has(name) ? untilAborted(request) : fetch(request)
  }
  const { connect } = school.pusher
  school.pusher.connect = (socket) =>
    connect({
      ...socket,
      send(frame) {
        network.isListening ||= frame.includes('subscription_succeeded') && frame.includes('private-format.')
        socket.send(frame)
      },
    })
  return network
}

/** Everybody in the school has the toolbar's buddy, whoever signs in. */
function giveBuddy({ session }: OpenedApp, buddy: string) {
  const { people } = session.school.db
  for (const person of [...people.all()]) people.set({ ...person, buddy })
}

async function open(
  { path, as, scenario, held, streamPace, hasDemoAccounts }: AppArgs,
  look: Appearance,
): Promise<StoryApp> {
  forgetDevice()
  forgetDrift()
  savePreferences({ mode: look.mode, language: look.language })
  // The texts are one for the page: another story may have left them in its language.
  await changeLanguage(look.language)
  const opened = openApp({ path, scenario, streamPace, as: as === 'nobody' ? undefined : as })
  const app = { ...opened, network: createNetwork(opened.session, held) }
  giveBuddy(app, look.buddy)
  if (!hasDemoAccounts) {
    const { options } = app.router
    app.router.update({ ...options, context: { ...options.context, demoAccounts: [] } })
  }
  return app
}

/** Changes what the toolbar changes, as the person would: their buddy at the school, mode and language in the menu. */
function follow(app: StoryApp, look: Appearance) {
  const { store } = app
  store.dispatch(modeChosen(look.mode))
  store.dispatch(languageChosen(look.language))
  giveBuddy(app, look.buddy)
  const me = selectMe(store.getState())
  if (me && me.buddy !== look.buddy) {
    void store.dispatch(userApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }))
  }
}

function close(app: StoryApp) {
  app.network.isClosed = true
  app.close()
  // Aborts every call that is still on its way.
  app.store.dispatch(baseApi.util.resetApiState())
  forgetDevice()
}

let current: { key: string; app: StoryApp } | undefined

/** Opens the story's app, or has the one that is open follow the toolbar. */
async function loadApp({ id, args, globals }: StoryContext<AppArgs>): Promise<{ app: StoryApp }> {
  const look: Appearance = { buddy: globals.buddy, mode: globals.mode, language: globals.language }
  const as = args.as === 'role' ? (PEOPLE[globals.role] ?? args.as) : args.as
  const key = JSON.stringify({ id, ...args, as })
  if (current?.key === key) {
    follow(current.app, look)
  } else {
    if (current) close(current.app)
    current = undefined
    current = { key, app: await open({ ...args, as }, look) }
  }
  return { app: current.app }
}

function closeWithStory() {
  return () => {
    if (current) close(current.app)
    current = undefined
  }
}

/** What the `play` of such a story gets. */
export type AppPlay = Parameters<NonNullable<StoryObj<AppArgs>['play']>>[0]

/** The app of a story, for its `beforeEach` and `play`. */
export const appOf = ({ loaded }: { loaded: Record<string, unknown> }): StoryApp => loaded.app as StoryApp

/** Spread into the meta of stories that show the whole app; their args say where it opens, for whom, and what goes wrong. */
export const inApp = {
  args: { path: '/board', as: 'role', scenario: 'normal', held: [], streamPace: 2, hasDemoAccounts: true } as AppArgs,
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
    held: { table: { disable: true } },
    streamPace: { control: { type: 'range', min: 0, max: 500 } },
    hasDemoAccounts: { table: { disable: true } },
  },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  loaders: [loadApp],
  beforeEach: closeWithStory,
  render: (_: AppArgs, { loaded }: StoryContext<AppArgs>) => {
    const { store, router, session } = appOf({ loaded })
    return (
      <Provider store={store} key={session.realtimeKey}>
        <RouterProvider router={router} />
      </Provider>
    )
  },
} satisfies Meta<AppArgs>
