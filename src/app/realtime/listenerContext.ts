import type { RealtimeService } from '@/api/core/services'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { Navigate } from '../startup/session'
import type { AppStore } from '../startup/store'

/** What the listeners of every domain need, for one session. */
export type ListenerContext = {
  realtime: RealtimeService
  store: AppStore
  userId: number
  navigate: Navigate
  getRouter: () => RegisteredRouter
  /** Runs a change of the board at once, or after the drop while a card is dragged. */
  applyAfterDrag: (change: () => void) => void
  /** Call this when a channel that announces changes of cards has been joined or refused. */
  onRequiredChannelSettled: (channel: RequiredChannel) => void
}

/** Channels that announce changes of cards. */
export const requiredChannels = ['cards', 'share'] as const
export type RequiredChannel = (typeof requiredChannels)[number]
