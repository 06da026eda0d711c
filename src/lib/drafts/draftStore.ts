/**
 * Drafts of typed text in IndexedDB. They survive the end of the page and of the session (D-0071). If the browser
 * blocks storage, no draft is kept.
 */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { DRAFTS_DATABASE } from './draftsDatabase'

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

export type Draft = {
  /** Id of the page that wrote the draft. If another page removes its own draft, this one stays. */
  id: string
  fields: object
  /** Title of the card on the server. */
  title?: string
  /** Time of the last change, in ms since the epoch. */
  changedAt: number
  /** True if the draft is another person's text that this user's save has replaced. */
  isOverwritten?: boolean
}

/** Returns the key of a draft. All keys of one user begin with the same prefix. */
export const draftKey = (userId: number | undefined, cardId: string) => `${userId}/${cardId}`

let openStore: UseStore | undefined

/** Runs an operation on the stored drafts. Resolves to undefined if the browser blocks storage. */
async function onDrafts<Result>(
  mode: IDBTransactionMode,
  run: (drafts: IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    openStore ??= createStore(DRAFTS_DATABASE, 'drafts')
    return await openStore(mode, run)
  } catch {
    openStore = undefined
    return undefined
  }
}

/** Removes expired drafts, then returns all others by key. */
const readAll = async (): Promise<Map<string, Draft>> => {
  const read = await onDrafts('readwrite', async (drafts) => {
    const [keys, all] = await Promise.all([
      promisifyRequest(drafts.getAllKeys()),
      promisifyRequest<Draft[]>(drafts.getAll()),
    ])
    const oldest = Date.now() - LIFETIME_MS
    const entries = keys.map((key, index) => [String(key), all[index]] as const)
    return new Map(
      entries.flatMap(([key, draft]) => {
        if (draft && draft.changedAt >= oldest) return [[key, draft] as const]
        drafts.delete(key)
        return []
      }),
    )
  })
  return read ?? new Map()
}

export const readStoredDraft = async (key: string): Promise<Draft | undefined> => (await readAll()).get(key)

/** Returns a user's drafts by card id. */
export const listStoredDrafts = async (userId: number | undefined): Promise<Map<string, Draft>> => {
  const prefix = draftKey(userId, '')
  const own = [...(await readAll())].filter(([key]) => key.startsWith(prefix))
  return new Map(own.map(([key, draft]) => [key.slice(prefix.length), draft]))
}

export const writeStoredDraft = (key: string, draft: Draft): Promise<void> =>
  onDrafts('readwrite', (drafts) => {
    const request = drafts.put(draft, key)
    // Commits now, because the page may unload before the browser commits on its own.
    drafts.transaction.commit()
    return promisifyRequest(request).then(() => undefined)
  }).then(() => undefined)

/**
 * Removes a draft.
 * @param id removes the draft only if the page with this id wrote it; undefined removes any draft
 */
export const removeStoredDraft = (key: string, id?: string): Promise<void> =>
  onDrafts('readwrite', async (drafts) => {
    const draft = await promisifyRequest<Draft | undefined>(drafts.get(key))
    if (id === undefined || draft?.id === id) drafts.delete(key)
  }).then(() => undefined)
