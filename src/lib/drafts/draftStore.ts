/** Drafts of typed text in IndexedDB, which outlast page and session (D-0071). If the browser refuses storage, no draft is kept. */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { DRAFTS_DATABASE } from './draftsDatabase'

/** Lifetime of a draft in ms. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

export type Draft = {
  /** Id of the page that wrote the draft. Another page that removes its own draft leaves this draft alone. */
  id: string
  fields: object
  /** Title of the card on the server. */
  title?: string
  /** Epoch ms of the last change. */
  changedAt: number
  /** True for another person's words that this person's save has replaced. */
  isOverwritten?: boolean
}

/** Key of a draft; one person's keys share a prefix. */
export const draftKey = (userId: number | undefined, cardId: string) => `${userId}/${cardId}`

let openStore: UseStore | undefined

/** Runs an operation on the stored drafts; resolves to undefined if storage is refused. */
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

/** Reads all drafts by key, after removing expired drafts. */
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

/** Drafts of a person, by card id. */
export const listStoredDrafts = async (userId: number | undefined): Promise<Map<string, Draft>> => {
  const prefix = draftKey(userId, '')
  const own = [...(await readAll())].filter(([key]) => key.startsWith(prefix))
  return new Map(own.map(([key, draft]) => [key.slice(prefix.length), draft]))
}

/** Stores a draft; replaces the draft with the same key. */
export const writeStoredDraft = (key: string, draft: Draft): Promise<void> =>
  onDrafts('readwrite', (drafts) => {
    const request = drafts.put(draft, key)
    // The page may unload before the browser commits on its own.
    drafts.transaction.commit()
    return promisifyRequest(request).then(() => undefined)
  }).then(() => undefined)

/**
 * Removes a draft.
 * @param id keeps a draft that another page has written since; undefined removes any draft
 */
export const removeStoredDraft = (key: string, id?: string): Promise<void> =>
  onDrafts('readwrite', async (drafts) => {
    const draft = await promisifyRequest<Draft | undefined>(drafts.get(key))
    if (id === undefined || draft?.id === id) drafts.delete(key)
  }).then(() => undefined)
