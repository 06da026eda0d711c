import type { ComponentType } from 'react'
import type { DemoAccount } from '@/features/auth/demoAccount'
import type { DemoAccountsProps } from '@/features/auth/DemoAccounts'
import type { ImageUrlBuilder } from '@/cardTypes/rules/imageUrl'
import type { AppStore } from './store'
import type { Variant } from './home'
import type { Navigate } from './session'

/** Context that the router passes to every route. */
export type AppContext = {
  store: AppStore
  demoAccounts: DemoAccount[]
  /** Ids of the emojis of the secret code; empty with a real backend. */
  demoSecretCode: string[]
  DemoAccounts?: ComponentType<DemoAccountsProps>
  supportEmail: string
  variant: Variant
  /** True if replies of the chat can be rated (C-284). */
  isChatFeedbackOn: boolean
  /** If undefined, images are loaded from below `baseUrl`. */
  imageUrl?: ImageUrlBuilder
  /** API base, without a trailing slash. */
  baseUrl: string
  /** Time in ms without activity after which the session expires. */
  idleLimit: number
  /** Minimum time in ms that the loading screen is shown, counted from the load of `useInitialData`. */
  minimumSplashMs: number
  navigate: Navigate
  /** Starts the realtime connection; further calls do nothing. */
  connectRealtime: () => void
  /** Retries an unreachable server immediately, before the next scheduled attempt. */
  retryServer: () => void
}
