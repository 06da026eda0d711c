import { draftKey, listStoredDrafts, removeStoredDraft } from './draftStore'

/**
 * Removes the drafts of cards that are no unsaved words of this person: words of others that a save has replaced.
 * @param isEvery removes the others as well
 * @returns number of cards whose words could not be saved
 */
export async function forgetCardDrafts(userId: number, isEvery: boolean): Promise<number> {
  const drafts = [...(await listStoredDrafts(userId))]
  const forgotten = drafts.filter(([, { isOverwritten }]) => isEvery || isOverwritten)
  await Promise.all(forgotten.map(([cardId]) => removeStoredDraft(draftKey(userId, cardId))))
  return drafts.length - forgotten.length
}
