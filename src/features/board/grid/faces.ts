/** The card that something on the board belongs to. */
export const cardIdOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card-id]')?.dataset.cardId : undefined

/** The place of the grid that a card lies in. */
export const cellOf = (within: ParentNode, cardId: string): HTMLElement | null =>
  within.querySelector<HTMLElement>(`[data-card-id="${CSS.escape(cardId)}"]`)

/** The button that is the card: what has the focus of it. */
export const faceOf = (within: ParentNode, cardId: string): HTMLElement | null =>
  cellOf(within, cardId)?.querySelector('button') ?? null
