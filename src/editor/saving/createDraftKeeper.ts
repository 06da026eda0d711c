import type { Draft } from '@/lib/drafts/draftStore'

/** ms; storage that does not answer does not keep a card from being edited. */
const LOOK_UP_LIMIT_MS = 2000

/** Stored drafts of one person's card. */
export type DraftStorage = {
  read: () => Promise<Draft | undefined>
  write: (draft: Draft) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** The draft of one saver: its own, or the one it has found. */
export function createDraftKeeper(storage: DraftStorage) {
  const ownId = crypto.randomUUID()
  let storedId: string | undefined
  return {
    /** The draft of an earlier visit. */
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
