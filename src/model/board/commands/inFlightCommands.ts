import { perApp } from '@/api/core/perApp'
import type { AppThunk } from '@/store/rootReducer'

/**
 * Commands in flight with their sequence numbers. They are outside the store, because promises are not serialisable.
 */
const commandsOf = perApp(() => ({ inFlight: new Map<Promise<unknown>, number>(), lastSequence: 0 }))

/** Returns the next sequence number, for a command that starts now. */
export const nextSequence = (): AppThunk<number> => (_dispatch, _getState, services) => {
  const commands = commandsOf(services)
  commands.lastSequence += 1
  return commands.lastSequence
}

/** Runs a command and tracks its promise, so that Undo waits for it instead of undoing the previous command. */
export const trackInFlight =
  <Result>(command: (sequence: number) => AppThunk<Promise<Result>>): AppThunk<Promise<Result>> =>
  async (dispatch, _getState, services) => {
    const { inFlight } = commandsOf(services)
    const sequence = dispatch(nextSequence())
    const running = dispatch(command(sequence))
    inFlight.set(running, sequence)
    try {
      return await running
    } finally {
      inFlight.delete(running)
    }
  }

/** True if a command with a higher sequence number than `after` is in flight. */
export const hasInFlightAfter =
  (after: number): AppThunk<boolean> =>
  (_dispatch, _getState, services) =>
    [...commandsOf(services).inFlight.values()].some((sequence) => sequence > after)

/** Resolves when all commands that are now in flight have ended. */
export const waitForInFlight = (): AppThunk<Promise<unknown>> => (_dispatch, _getState, services) =>
  Promise.allSettled(commandsOf(services).inFlight.keys())
