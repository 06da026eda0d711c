import type { ApiThunk } from '@/api/core/apiThunk'
import { perApp } from '@/api/core/perApp'

const controllersOf = perApp(() => new Map<string, AbortController>())

/** Runs a stream until it ends, `abortStream` is called with its key, or the session ends. */
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

/** Ends a stream on client and server. Does nothing if no stream has this key. */
export const abortStream =
  (key: string): ApiThunk =>
  (_dispatch, _getState, services) =>
    controllersOf(services).get(key)?.abort()

/** Ends every stream. Called when the session ends. */
export const abortStreams = (): ApiThunk => (_dispatch, _getState, services) => {
  for (const controller of controllersOf(services).values()) controller.abort()
}
