import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Transport } from '@/api/transport'
import type { RealtimeSettings } from '@/realtime/realtime'
import { routeTree } from '@/routeTree.gen'
import type { DemoAccount } from '@/features/auth/demoAccount'
import { startAppearance } from './appearance'
import { ErrorPage } from './ErrorPage'
import { type Navigate, startFailureHandling } from './failures'
import { LoadingScreen } from './LoadingScreen'
import { startRealtime } from './realtimeSession'
import { type AppStore, createStore } from './store'

export type AppOptions = {
  transport: Transport
  /** Undefined: the app works without live events. */
  realtime?: RealtimeSettings
  /** Accounts that the login page offers; only the mock has any. */
  demoAccounts?: DemoAccount[]
  supportEmail?: string
  /** The browser's own unless a test or story brings one. */
  history?: RouterHistory
}

/** What routes know of the app around them. */
export type AppContext = {
  store: AppStore
  demoAccounts: DemoAccount[]
  supportEmail: string
  imageBase: string
  navigate: Navigate
}

/** Puts the app together: store, router, failure handling, realtime. */
export function createApp({ transport, realtime, demoAccounts = [], supportEmail = '', history }: AppOptions) {
  const store = createStore({ transport })
  const navigate: Navigate = (to) => router.navigate({ to, replace: to === '/error/503' })
  const context: AppContext = { store, demoAccounts, supportEmail, imageBase: transport.baseUrl, navigate }
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
  })
  startFailureHandling(store, navigate)
  const stops = [startRealtime(store, realtime, navigate), startAppearance(store)]
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
  interface Register {
    router: App['router']
  }
}
