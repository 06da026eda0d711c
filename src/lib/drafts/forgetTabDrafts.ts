import { storeDraft } from './useDraft'

/**
 * Matches draft keys of a user. Keys begin with their kind, then the user: `heartboard-title-draft-{userId}-{cardId}`.
 * A field that unmounts after the end of the session writes `undefined` as the user.
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

/** Removes a user's drafts of `useDraft` and `storeDraft` from this tab. Drafts of other users stay. */
export function forgetTabDrafts(userId: number): void {
  const pattern = ownDraft(userId)
  for (const key of storedKeys()) if (pattern.test(key)) storeDraft(key, '')
}
