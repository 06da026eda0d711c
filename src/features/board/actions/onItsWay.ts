import type { BoardThunk } from './boardThunk'

/** The steps that the server has not answered, each with its turn. Promises have no place in the store. */
const steps = new Map<Promise<unknown>, number>()

let turns = 0
/** The turn of a step that begins now. */
export const nextTurn = (): number => {
  turns += 1
  return turns
}

/** Runs a step that the server has to answer, so that Undo, pressed a moment too early, waits for it instead of passing it over. */
export const onItsWay =
  <Result>(step: (turn: number) => BoardThunk<Promise<Result>>): BoardThunk<Promise<Result>> =>
  async (dispatch) => {
    const turn = nextTurn()
    const running = dispatch(step(turn))
    steps.set(running, turn)
    try {
      return await running
    } finally {
      steps.delete(running)
    }
  }

/** Whether a step that began after a turn is on its way. */
export const isOnItsWay = (after: number): boolean => [...steps.values()].some((turn) => turn > after)

/** Resolves when every step of now has been answered, well or not. */
export const untilAnswered = (): Promise<unknown> => Promise.allSettled(steps.keys())
