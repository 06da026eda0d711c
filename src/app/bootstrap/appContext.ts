import type { DemoAccount } from '@/features/auth/demoAccount'
import type { ImageUrlBuilder } from '@/cardTypes/imageUrl'
import type { AppStore } from '../store'
import type { Navigate } from './session'

/** What routes know of the app around them. */
export type AppContext = {
  store: AppStore
  demoAccounts: DemoAccount[]
  supportEmail: string
  /** Undefined: below the API base. */
  imageUrl?: ImageUrlBuilder
  /** The API base. */
  baseUrl: string
  idleLimit: number
  navigate: Navigate
  /** Begins to listen for live events; once is enough. */
  connectRealtime: () => void
}
