import { storeDraft } from './useDraft'

/**
 * Keys of drafts begin with their kind, then the user: `heartboard-title-draft-{userId}-{cardId}`. A field that unmounts after the end of
 * the session writes `undefined` as user.
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

/** Removes a person's drafts of `useDraft` and `storeDraft` from this tab; other people's drafts stay. */
export function forgetTabDrafts(userId: number): void {
  const pattern = ownDraft(userId)
  for (const key of storedKeys()) if (pattern.test(key)) storeDraft(key, '')
}
