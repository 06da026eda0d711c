import { draftKey, listStoredDrafts, removeStoredDraft } from './draftStore'

/**
 * Removes a person's card drafts that hold other people's words, replaced by a save.
 * @param isEvery also removes the person's own unsaved words
 * @returns number of cards with unsaved words left
 */
export async function forgetCardDrafts(userId: number, isEvery: boolean): Promise<number> {
  const drafts = [...(await listStoredDrafts(userId))]
  const forgotten = drafts.filter(([, { isOverwritten }]) => isEvery || isOverwritten)
  await Promise.all(forgotten.map(([cardId]) => removeStoredDraft(draftKey(userId, cardId))))
  return drafts.length - forgotten.length
}
