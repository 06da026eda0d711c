import { storeDraft } from './useDraft'

/**
 * Keys of drafts begin with their kind, then the user: `heartboard-title-draft-{userId}-{cardId}`. A field that is unmounted after the end of
 * the session knows no user any more.
 */
const ownDraft = (userId: number) =>
  new RegExp(`^heartboard-(?:.*-draft|feedback-draft-type|answers|reply-feedback)-(?:${userId}|undefined)(?:-|$)`)

const storedKeys = (): string[] => {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}

/** Removes from this tab all drafts that `useDraft` and `storeDraft` have kept of a person; those of other people stay. */
export function forgetTabDrafts(userId: number): void {
  const pattern = ownDraft(userId)
  for (const key of storedKeys()) if (pattern.test(key)) storeDraft(key, '')
}
