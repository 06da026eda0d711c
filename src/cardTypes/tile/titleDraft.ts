/**
 * Storage key of a typed title that could not be saved: it is offered when the same user edits the title again, also after a new login
 * (D-0911).
 */
export const titleDraftKey = (userId: number | undefined, cardId: string): string =>
  `heartboard-title-draft-${userId}-${cardId}`
