/** Replaces `@/realtime/realtime` in tests and stories (vitest.config.ts), to record the live events that the app handles. */
import type { RealtimeService } from '@/api/core/services'
import { createRealtime as createUnrecorded, type Realtime } from '../realtime/realtime'
import { recordEvent } from './contractUse'

export function createRealtime(...options: Parameters<typeof createUnrecorded>): Realtime {
  const realtime = createUnrecorded(...options)
  const subscribe: RealtimeService['subscribe'] = (channel, params, handlers, onSettled) => {
    const recorded = Object.entries<((payload: never) => void) | undefined>(handlers).map(([event, handle]) => [
      event,
      (payload: never) => {
        handle?.(payload)
        recordEvent(channel, event)
      },
    ])
    return realtime.subscribe(channel, params, Object.fromEntries(recorded) as typeof handlers, onSettled)
  }
  return { ...realtime, subscribe }
}
