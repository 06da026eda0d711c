import type { AppThunk } from '@/store/rootReducer'

/** Commands in flight with their sequence numbers. Outside of the store: promises are not serialisable. */
const inFlight = new Map<Promise<unknown>, number>()

let lastSequence = 0
/** Sequence number of a command that starts now. */
export const nextSequence = (): number => {
  lastSequence += 1
  return lastSequence
}

/** Runs a command and tracks it until it settles, so that Undo waits for it instead of undoing the one before. */
export const trackInFlight =
  <Result>(command: (sequence: number) => AppThunk<Promise<Result>>): AppThunk<Promise<Result>> =>
  async (dispatch) => {
    const sequence = nextSequence()
    const running = dispatch(command(sequence))
    inFlight.set(running, sequence)
    try {
      return await running
    } finally {
      inFlight.delete(running)
    }
  }

/** Whether a command with a higher sequence number than `after` is in flight. */
export const hasInFlightAfter = (after: number): boolean => [...inFlight.values()].some((sequence) => sequence > after)

/** Resolves when all commands that are in flight now have settled. */
export const waitForInFlight = (): Promise<unknown> => Promise.allSettled(inFlight.keys())
