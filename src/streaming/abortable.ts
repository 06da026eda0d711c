import type { ApiThunk } from '@/api/core/apiThunk'
import { perApp } from '@/api/core/perApp'

/** The streams that run, by key. */
const controllersOf = perApp(() => new Map<string, AbortController>())

/** Runs a stream that `abortStream` can end by its key, and the end of the session in any case. */
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

/** Ends a stream on client and server; one that does not run stays as it is. */
export const abortStream =
  (key: string): ApiThunk =>
  (_dispatch, _getState, services) =>
    controllersOf(services).get(key)?.abort()

/** Ends every stream: the session has ended. */
export const abortStreams = (): ApiThunk => (_dispatch, _getState, services) => {
  for (const controller of controllersOf(services).values()) controller.abort()
}
