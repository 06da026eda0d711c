import type { BoardThunk } from '../boardThunk'

/** The steps that the server has not answered, each with its turn. Promises have no place in the store. */
const inFlight = new Map<Promise<unknown>, number>()

let lastSequence = 0
/** The turn of a step that begins now. */
export const nextSequence = (): number => {
  lastSequence += 1
  return lastSequence
}

/** Runs a step that the server has to answer, so that Undo, pressed a moment too early, waits for it instead of passing it over. */
export const trackInFlight =
  <Result>(command: (sequence: number) => BoardThunk<Promise<Result>>): BoardThunk<Promise<Result>> =>
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

/** Whether a step that began after a turn is on its way. */
export const hasInFlightAfter = (after: number): boolean => [...inFlight.values()].some((sequence) => sequence > after)

/** Resolves when every step of now has been answered, well or not. */
export const waitForInFlight = (): Promise<unknown> => Promise.allSettled(inFlight.keys())
