import type { Draft } from '@/lib/drafts/draftStore'

/** Maximum time in ms to wait for the stored draft. After that the card becomes editable without a draft. */
const LOOK_UP_LIMIT_MS = 2000

/** Stored drafts of one user for one card. */
export type DraftStorage = {
  read: () => Promise<Draft | undefined>
  write: (draft: Draft) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** Manages the draft of one saver. The draft is either found in storage or written with a new id. */
export function createDraftKeeper(storage: DraftStorage) {
  const ownId = crypto.randomUUID()
  let storedId: string | undefined
  return {
    /** Returns the draft of an earlier session; undefined if there is none, or if storage does not respond in time. */
    async find(): Promise<Draft | undefined> {
      const limit = new Promise<undefined>((resolve) => setTimeout(resolve, LOOK_UP_LIMIT_MS))
      const draft = await Promise.race([storage.read(), limit])
      storedId = draft?.id
      return draft
    },
    store(draft: Omit<Draft, 'id'>): void {
      storedId = ownId
      void storage.write({ ...draft, id: ownId })
    },
    remove(): void {
      if (storedId !== undefined) void storage.remove(storedId)
      storedId = undefined
    },
  }
}
