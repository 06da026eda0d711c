import type { ApiThunk } from '@/api/core/apiThunk'
import { perApp } from '@/api/core/perApp'

/** Running streams by key. */
const controllersOf = perApp(() => new Map<string, AbortController>())

/** Runs a stream until its end, `abortStream` with its key, or the end of the session. */
export const abortable =
  (key: string, run: (signal: AbortSignal) => Promise<void>): ApiThunk<Promise<void>> =>
  async (_dispatch, _getState, services) => {
    const controllers = controllersOf(services)
    const controller = new AbortController()
    controllers.set(key, controller)
    try {
      await run(controller.signal)
    } finally {
      if (controllers.get(key) === controller) controllers.delete(key)
    }
  }

/** Ends a stream on client and server; does nothing without a running stream. */
export const abortStream =
  (key: string): ApiThunk =>
  (_dispatch, _getState, services) =>
    controllersOf(services).get(key)?.abort()

/** Ends every stream at the end of the session. */
export const abortStreams = (): ApiThunk => (_dispatch, _getState, services) => {
  for (const controller of controllersOf(services).values()) controller.abort()
}
