import { createRouter, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router'
import type { Transport } from '@/api/transport'
import { selectMe } from '@/api/user'
import type { ImageUrl } from '@/formats/imageUrl'
import type { RealtimeSettings } from '@/realtime/realtime'
import { routeTree } from '@/routeTree.gen'
import type { DemoAccount } from '@/features/auth/demoAccount'
import { startAppearance } from './appearance'
import { ErrorPage } from './ErrorPage'
import { failureHandling, type Navigate } from './failures'
import { LoadingScreen } from './LoadingScreen'
import { type AppStore, createStore } from './store'

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
  imageUrl?: ImageUrl
  /** The browser's own unless a test or story brings one. */
  history?: RouterHistory
}

/** What routes know of the app around them. */
export type AppContext = {
  store: AppStore
  demoAccounts: DemoAccount[]
  supportEmail: string
  /** Undefined: below the API base. */
  imageUrl?: ImageUrl
  /** The API base. */
  baseUrl: string
  idleLimit: number
  navigate: Navigate
}

/** Access 9. */
const DEFAULT_IDLE_MS = 1_800_000

/** Loads the realtime code once somebody is signed in; the login page does without it. */
function followSession(store: AppStore, settings: RealtimeSettings | undefined, navigate: Navigate): () => void {
  let stop = () => undefined as void
  if (!settings) return stop
  const start = () => {
    if (!selectMe(store.getState())) return
    unsubscribe()
    let isStopped = false
    stop = () => {
      isStopped = true
    }
    void import('./realtimeSession').then(({ startRealtime }) => {
      if (!isStopped) stop = startRealtime(store, settings, navigate)
    })
  }
  const unsubscribe = store.subscribe(start)
  return () => {
    unsubscribe()
    stop()
  }
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
  const store = createStore({ transport }, failureHandling(navigate))
  const context: AppContext = {
    store,
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
    // A marker stands without a value: `?confirmation` (decisions/chat O-44).
    stringifySearch: (search) => defaultStringifySearch(search).replace(/\bconfirmation=(?=&|$)/, 'confirmation'),
  })
  const stops = [followSession(store, realtime, navigate), startAppearance(store)]
  return {
    store,
    router,
    stop: () => {
      for (const stop of stops) stop()
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
