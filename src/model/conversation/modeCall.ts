import type { ModeChange } from '@/api/chat.contract'
import { perApp } from '@/api/core/perApp'

/** The call in flight that changes the mode, and the events that arrive meanwhile. */
export const modeCallOf = perApp(() => ({
  running: undefined as Promise<void> | undefined,
  events: [] as ModeChange[],
}))
