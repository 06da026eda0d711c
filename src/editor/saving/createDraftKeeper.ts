import type { Draft } from '@/lib/drafts/draftStore'

/** ms to wait for the stored draft; if storage does not answer, the card becomes editable without a draft. */
const LOOK_UP_LIMIT_MS = 2000

/** Stored drafts of one person's card. */
export type DraftStorage = {
  read: () => Promise<Draft | undefined>
  write: (draft: Draft) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** Keeps the draft of one saver: found in storage, or written under an id of its own. */
export function createDraftKeeper(storage: DraftStorage) {
  const ownId = crypto.randomUUID()
  let storedId: string | undefined
  return {
    /** Finds the draft of an earlier visit; undefined without a draft, or if storage does not answer in time. */
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
