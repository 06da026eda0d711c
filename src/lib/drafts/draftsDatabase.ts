export const DRAFTS_DATABASE = 'heartboard-drafts'

/**
 * False if no draft was ever stored, or if the browser cannot list its databases. A cheap check before the code for
 * drafts is loaded.
 */
export async function hasDraftsDatabase(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === DRAFTS_DATABASE)
  } catch {
    return false
  }
}
