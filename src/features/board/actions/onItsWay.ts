import type { BoardThunk } from './boardThunk'

/** Promises have no place in the store. */
const steps = new Set<Promise<unknown>>()

/** Runs a step that the server has to answer, so that Undo, pressed a moment too early, waits for it instead of passing it over. */
export const onItsWay =
  <Result>(step: BoardThunk<Promise<Result>>): BoardThunk<Promise<Result>> =>
  async (dispatch) => {
    const running = dispatch(step)
    steps.add(running)
    try {
      return await running
    } finally {
      steps.delete(running)
    }
  }

export const isOnItsWay = (): boolean => steps.size > 0

/** Resolves when every step of now has been answered, well or not. */
export const untilAnswered = (): Promise<unknown> => Promise.allSettled(steps)
