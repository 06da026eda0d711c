/** Drafts of what is typed, in IndexedDB: they outlast the page and the session (D-0071). Where storage is refused there are none. */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'

/** ms; an older draft is removed. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

export type Draft = {
  /** Of the page that wrote it: another one does not remove it. */
  id: string
  fields: object
  /** Epoch ms of the last change. */
  changedAt: number
}

let openStore: UseStore | undefined

/** Runs an operation on the stored drafts; resolves to undefined where storage is refused. */
async function onDrafts<Result>(
  mode: IDBTransactionMode,
  run: (drafts: IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    openStore ??= createStore('heartboard-drafts', 'drafts')
    return await openStore(mode, run)
  } catch {
    openStore = undefined
    return undefined
  }
}

/** The draft of a key, once those that are too old have been removed. */
export const readStoredDraft = (key: string): Promise<Draft | undefined> =>
  onDrafts('readwrite', async (drafts) => {
    const [keys, all] = await Promise.all([
      promisifyRequest(drafts.getAllKeys()),
      promisifyRequest<Draft[]>(drafts.getAll()),
    ])
    const oldest = Date.now() - LIFETIME_MS
    keys.forEach((each, index) => {
      if ((all[index]?.changedAt ?? 0) < oldest) drafts.delete(each)
    })
    const draft = all[keys.indexOf(key)]
    return draft && draft.changedAt >= oldest ? draft : undefined
  })

/** Stores a draft in place of any other of its key. */
export const writeStoredDraft = (key: string, draft: Draft): Promise<void> =>
  onDrafts('readwrite', (drafts) => {
    const request = drafts.put(draft, key)
    // The page may be gone before the browser would commit by itself.
    drafts.transaction.commit()
    return promisifyRequest(request).then(() => undefined)
  }).then(() => undefined)

/** Removes a draft unless another page has written its own since. */
export const removeStoredDraft = (key: string, id: string): Promise<void> =>
  onDrafts('readwrite', async (drafts) => {
    const draft = await promisifyRequest<Draft | undefined>(drafts.get(key))
    if (draft?.id === id) drafts.delete(key)
  }).then(() => undefined)
