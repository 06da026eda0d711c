/** What has to be sent, or cancelled, before a log-out: afterwards the server rejects every request of this session. */

/** ms; a server that does not answer does not keep a person from logging out. */
const LIMIT_MS = 3000

const tasks = new Set<() => Promise<unknown>>()

/** @returns a function that takes the task back */
export function addBeforeLogOut(task: () => Promise<unknown>): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Runs every task; resolves when all have settled, at the latest after three seconds. */
export async function finishBeforeLogOut(): Promise<void> {
  if (tasks.size === 0) return
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MS))
  await Promise.race([Promise.allSettled([...tasks].map((task) => task())), limit])
}
