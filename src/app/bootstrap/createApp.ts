import { createRouter, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router'
import type { Transport } from '@/api/core/transport'
import type { ImageUrlBuilder } from '@/cardTypes/imageUrl'
import type { RealtimeSettings } from '@/realtime/realtime'
import { routeTree } from '@/routeTree.gen'
import type { DemoAccount } from '@/features/auth/demoAccount'
import { syncAppearance } from './appearance'
import type { AppContext } from './appContext'
import { ErrorPage } from './ErrorPage'
import { createErrorMiddleware } from './errorMiddleware'
import type { Navigate } from './session'
import { LoadingScreen } from './LoadingScreen'
import { type AppStore, createStore } from '../store'

export type AppOptions = {
  transport: Transport
  /** Undefined: the app works without live events. */
  realtime?: RealtimeSettings
  /** Accounts that the login page offers; only the mock has any. */
  demoAccounts?: DemoAccount[]
  supportEmail?: string
  /** ms without a sign of life after which a session ends; the person's own preference wins. */
  idleLimit?: number
  /** Addresses of pictures; below the API base unless said otherwise. */
  imageUrl?: ImageUrlBuilder
  /** The browser's own unless a test or story brings one. */
  history?: RouterHistory
}

/** ms; A-103. */
const DEFAULT_IDLE_MS = 1_800_000

/**
 * Live events, loaded when they are started: once somebody's first screen can be read. From then on they follow the session by
 * themselves.
 */
function createRealtimeController(store: AppStore, settings: RealtimeSettings | undefined, navigate: Navigate) {
  let isStarted = false
  let isStopped = false
  let stopListening: (() => void) | undefined
  const start = () => {
    if (!settings || isStarted) return
    isStarted = true
    void import('../realtime/realtimeListeners').then(({ startRealtimeListeners }) => {
      if (!isStopped) stopListening = startRealtimeListeners(store, settings, navigate)
    })
  }
  const stop = () => {
    isStopped = true
    stopListening?.()
  }
  return { start, stop }
}

/** Puts the app together: store, router, failure handling, realtime. */
export function createApp(options: AppOptions) {
  const {
    transport,
    realtime,
    demoAccounts = [],
    supportEmail = '',
    idleLimit = DEFAULT_IDLE_MS,
    imageUrl,
    history,
  } = options
  const navigate: Navigate = (to) => router.navigate({ to, replace: to === '/error/503' })
  const store = createStore({ transport }, createErrorMiddleware(navigate))
  const { start: connectRealtime, stop: disconnectRealtime } = createRealtimeController(store, realtime, navigate)
  const context: AppContext = {
    store,
    connectRealtime,
    demoAccounts,
    supportEmail,
    imageUrl,
    baseUrl: transport.baseUrl,
    idleLimit,
    navigate,
  }
  const router = createRouter({
    routeTree,
    history,
    context,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: () => ErrorPage({ status: 500 }),
    defaultNotFoundComponent: () => ErrorPage({ status: 404 }),
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPreload: false,
    scrollRestoration: false,
    // A marker stands without a value: `?confirmation` (C-115, D-3144).
    stringifySearch: (search) => defaultStringifySearch(search).replace(/\bconfirmation=(?=&|$)/, 'confirmation'),
  })
  const cleanups = [disconnectRealtime, syncAppearance(store)]
  return {
    store,
    router,
    connectRealtime,
    stop: () => {
      for (const stop of cleanups) stop()
    },
  }
}

export type App = ReturnType<typeof createApp>

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface Register {
    router: App['router']
  }
}
