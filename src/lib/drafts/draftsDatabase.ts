/** Name of the IndexedDB database of `draftStore.ts`. */
export const DRAFTS_DATABASE = 'heartboard-drafts'

/** False if nothing was ever stored, or if the browser cannot list its databases. Cheap check before loading the code of the drafts. */
export async function hasDraftsDatabase(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === DRAFTS_DATABASE)
  } catch {
    return false
  }
}
