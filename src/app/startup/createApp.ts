import { createRouter, parseSearchWith, type RouterHistory, stringifySearchWith } from '@tanstack/react-router'
import { accountTabs } from '@/api/accountTabs'
import type { Transport } from '@/api/core/transport'
import { applyAccountChange } from '@/api/user'
import type { ImageUrlBuilder } from '@/cardTypes/rules/imageUrl'
import type { RealtimeSettings } from '@/realtime/realtime'
import { createRealtimeService } from '@/realtime/realtimeService'
import { routeTree } from '@/routeTree.gen'
import type { ComponentType } from 'react'
import type { DemoAccount } from '@/features/auth/demoAccount'
import type { DemoAccountsProps } from '@/features/auth/DemoAccounts'
import { SIGN_UP_DRAFT_KEY } from '@/features/signup/signUpDraftKey'
import { storeDraft } from '@/lib/drafts/useDraft'
import { syncAppearance } from './appearance'
import type { AppContext } from './appContext'
import { ErrorPage } from '../pages/ErrorPage'
import { RouteError } from '../pages/RouteError'
import { createErrorMiddleware } from './errorMiddleware'
import { notifyHostApp } from './hostApp'
import { addScreenTransitions } from './screenTransitions'
import { refetchOnReturn } from './refetchOnReturn'
import { createServerRecovery } from './serverRecovery'
import type { Variant } from './home'
import type { Navigate } from './session'
import { syncSessionTabs } from './sessionTabs'
import { LoadingScreen } from '../pages/LoadingScreen'
import type { startRealtimeListeners } from '../realtime/realtimeListeners'
import { type AppStore, createStore } from './store'

export type AppOptions = {
  transport: Transport
  /** If undefined, the app has no realtime connection. */
  realtime?: RealtimeSettings
  /** Accounts offered on the login page; only with the mock server. */
  demoAccounts?: DemoAccount[]
  /** Emoji ids of the secret code, which the sign-up shows; only with the mock server. */
  demoSecretCode?: string[]
  DemoAccounts?: ComponentType<DemoAccountsProps>
  supportEmail?: string
  /** First screen of a small screen; default `education`. */
  variant?: Variant
  /** True if replies of the chat can be rated (C-284); default true. */
  isChatFeedbackOn?: boolean
  /** Time in ms without activity after which the session expires. The user's own preference takes precedence. */
  idleLimit?: number
  /** Minimum time in ms that the loading screen is shown, counted from the load of `useInitialData`. */
  minimumSplashMs?: number
  /** Builds image URLs. By default they are below the API base. */
  imageUrl?: ImageUrlBuilder
  /** Base path of the app, with slashes at both ends; default `/`. */
  basePath?: string
  /** Default: browser history. Tests and stories pass another history. */
  history?: RouterHistory
}

/** In ms. */
const DEFAULT_IDLE_MS = 1_800_000
/** In ms. */
const DEFAULT_SPLASH_MS = 1500
/**
 * Time in ms that a screen stays while the next one loads. A loading screen shown earlier would lose keyboard focus and
 * typed text.
 */
const PENDING_MS = 1000

/**
 * Loads the realtime listeners on the first `start`, after the loading screen. From then on they follow the session.
 */
function createRealtimeController(
  store: AppStore,
  settings: RealtimeSettings | undefined,
  navigation: Parameters<typeof startRealtimeListeners>[2],
  connectTo: Parameters<typeof startRealtimeListeners>[3],
) {
  let isStarted = false
  let isStopped = false
  let stopListening: (() => void) | undefined
  const start = () => {
    if (!settings || isStarted) return
    isStarted = true
    void import('../realtime/realtimeListeners').then((module) => {
      if (!isStopped) stopListening = module.startRealtimeListeners(store, settings, navigation, connectTo)
    })
  }
  const stop = () => {
    isStopped = true
    stopListening?.()
  }
  return { start, stop }
}

/**
 * Parses a search parameter. A number in a non-canonical form stays text, such as a code of 20 digits or a search for
 * `1.0`.
 */
function parseSearchValue(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError(`${text} is no canonical number.`)
  return value
}
const stringifySearch = stringifySearchWith(JSON.stringify, parseSearchValue)

/**
 * Drops the draft of an abandoned sign-up. If the page is loaded at another path, the user has left the sign-up by the
 * address bar.
 */
function endAbandonedSignUp(pathname: string): void {
  if (!/\/signup(?:\/|$)/.test(pathname)) storeDraft(SIGN_UP_DRAFT_KEY, '')
}

/** Creates the app: store, router, error handling, realtime. */
export function createApp(options: AppOptions) {
  const {
    transport,
    realtime,
    demoAccounts = [],
    demoSecretCode = [],
    DemoAccounts,
    supportEmail = '',
    variant = 'education',
    isChatFeedbackOn = true,
    idleLimit = DEFAULT_IDLE_MS,
    minimumSplashMs = DEFAULT_SPLASH_MS,
    imageUrl,
    basePath,
    history,
  } = options
  const navigate: Navigate = (to, returningUserId) => {
    const { href, pathname, state } = router.state.location
    if (to === '/error/503') {
      // Further failed calls must not overwrite the `returnTo` of the first failure.
      if (pathname === to) return
      // Keeps the `returnTo` of the login page.
      return router.navigate({ to, replace: true, state: { returnTo: state.returnTo ?? { href, userId: undefined } } })
    }
    const returnTo = returningUserId === undefined ? undefined : { href, userId: returningUserId }
    return router.navigate({ to, state: { returnTo } })
  }
  const { service, connectTo } = createRealtimeService()
  const store = createStore({ transport, realtime: service }, createErrorMiddleware(navigate))
  const { start: connectRealtime, stop: disconnectRealtime } = createRealtimeController(
    store,
    realtime,
    { navigate, getRouter: () => router },
    connectTo,
  )
  const recovery = createServerRecovery(store, navigate)
  const context: AppContext = {
    store,
    retryServer: recovery.retryNow,
    connectRealtime,
    demoAccounts,
    demoSecretCode,
    DemoAccounts,
    supportEmail,
    variant,
    isChatFeedbackOn,
    imageUrl,
    baseUrl: transport.baseUrl,
    idleLimit,
    minimumSplashMs,
    navigate,
  }
  const router = createRouter({
    routeTree,
    basepath: basePath,
    history,
    context,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: () => ErrorPage({ status: 404 }),
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPreload: false,
    // Restores the scroll position of each history entry. Navigations within a list pass `resetScroll: false`. Off for
    // a memory history.
    scrollRestoration: history === undefined,
    parseSearch: parseSearchWith(parseSearchValue),
    // Writes the parameter without a value: `?confirmation` (C-115, D-3144).
    stringifySearch: (search) => stringifySearch(search).replace(/\bconfirmation=(?=&|$)/, 'confirmation'),
  })
  addScreenTransitions(router)
  // Only the start shows the loading screen immediately. Later, the old screen stays for `PENDING_MS`.
  const stopStart = router.subscribe('onResolved', () => {
    stopStart()
    router.update({ ...router.options, defaultPendingMs: PENDING_MS })
  })
  endAbandonedSignUp(router.history.location.pathname)
  const cleanups = [
    disconnectRealtime,
    recovery.stop,
    refetchOnReturn(store.dispatch),
    syncSessionTabs(store, navigate),
    accountTabs.connect((change) => store.dispatch(applyAccountChange(change))),
    notifyHostApp(store, router.history.location.search),
    syncAppearance(store),
  ]
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
