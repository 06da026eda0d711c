/**
 * Returns the storage key for a title that could not be saved. The draft is offered when the same user edits the title
 * again, even after a new login (D-0911).
 */
export const titleDraftKey = (userId: number | undefined, cardId: string): string =>
  `heartboard-title-draft-${userId}-${cardId}`
