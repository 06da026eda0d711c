/** Drafts of what is typed, in IndexedDB: they outlast the page and the session (D-0071). Where storage is refused there are none. */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { DRAFTS_DATABASE } from './draftsDatabase'

/** ms; an older draft is removed. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

export type Draft = {
  /** Of the page that wrote it: another one does not remove it. */
  id: string
  fields: object
  /** Of the card, as the server had it. */
  title?: string
  /** Epoch ms of the last change. */
  changedAt: number
  /** True for words of somebody else that a save of this person has replaced. */
  isOverwritten?: boolean
}

/** Drafts of one person have one beginning of their keys. */
export const draftKey = (userId: number | undefined, cardId: string) => `${userId}/${cardId}`

let openStore: UseStore | undefined

/** Runs an operation on the stored drafts; resolves to undefined where storage is refused. */
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

/** All drafts by their key, once those that are too old have been removed. */
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

/** The draft of a key. */
export const readStoredDraft = async (key: string): Promise<Draft | undefined> => (await readAll()).get(key)

/** The drafts of a person, by card. */
export const listStoredDrafts = async (userId: number | undefined): Promise<Map<string, Draft>> => {
  const prefix = draftKey(userId, '')
  const own = [...(await readAll())].filter(([key]) => key.startsWith(prefix))
  return new Map(own.map(([key, draft]) => [key.slice(prefix.length), draft]))
}

/** Stores a draft in place of any other of its key. */
export const writeStoredDraft = (key: string, draft: Draft): Promise<void> =>
  onDrafts('readwrite', (drafts) => {
    const request = drafts.put(draft, key)
    // The page may be unloaded before the browser would commit by itself.
    drafts.transaction.commit()
    return promisifyRequest(request).then(() => undefined)
  }).then(() => undefined)

/**
 * Removes a draft.
 * @param id when given, not one that another page has written since
 */
export const removeStoredDraft = (key: string, id?: string): Promise<void> =>
  onDrafts('readwrite', async (drafts) => {
    const draft = await promisifyRequest<Draft | undefined>(drafts.get(key))
    if (id === undefined || draft?.id === id) drafts.delete(key)
  }).then(() => undefined)
