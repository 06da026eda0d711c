/**
 * Tasks that send or cancel requests before a log-out, because afterwards the server rejects every request of the
 * session.
 */
import { perApp } from '@/api/core/perApp'
import type { AppThunk } from './rootReducer'

/** Time limit in ms for all tasks, so that a server that does not respond cannot prevent a log-out. */
const LIMIT_MS = 3000

const tasksOf = perApp(() => new Set<() => Promise<unknown>>())

/** Adds a task that `finishBeforeLogOut` runs. Returns a function that removes the task. */
export const addBeforeLogOut =
  (task: () => Promise<unknown>): AppThunk<() => void> =>
  (_dispatch, _getState, services) => {
    const tasks = tasksOf(services)
    tasks.add(task)
    return () => void tasks.delete(task)
  }

/** Runs every task. Resolves when all have ended, or after 3 s. */
export const finishBeforeLogOut = (): AppThunk<Promise<void>> => async (_dispatch, _getState, services) => {
  const tasks = tasksOf(services)
  if (tasks.size === 0) return
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MS))
  await Promise.race([Promise.allSettled([...tasks].map((task) => task())), limit])
}
