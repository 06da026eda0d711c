import { draftKey, listStoredDrafts, removeStoredDraft } from './draftStore'

/**
 * Removes those card drafts of a user that contain another person's text, replaced by this user's save.
 * @param isEvery also removes the user's own unsaved text
 * @returns number of cards that still have a draft
 */
export async function forgetCardDrafts(userId: number, isEvery: boolean): Promise<number> {
  const drafts = [...(await listStoredDrafts(userId))]
  const forgotten = drafts.filter(([, { isOverwritten }]) => isEvery || isOverwritten)
  await Promise.all(forgotten.map(([cardId]) => removeStoredDraft(draftKey(userId, cardId))))
  return drafts.length - forgotten.length
}
