/** Name of the IndexedDB database of `draftStore.ts`. */
export const DRAFTS_DATABASE = 'heartboard-drafts'

/** False when nothing was ever stored, or where a browser does not tell: cheap, so that the code of the drafts is not loaded for nothing. */
export async function hasDraftsDatabase(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === DRAFTS_DATABASE)
  } catch {
    return false
  }
}
