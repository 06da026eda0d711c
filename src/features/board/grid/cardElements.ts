/** Id of the card that contains the target. */
export const cardIdFromTarget = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card-id]')?.dataset.cardId : undefined

/** Grid cell of a card. */
export const findCardCell = (container: ParentNode, cardId: string): HTMLElement | null =>
  container.querySelector<HTMLElement>(`[data-card-id="${CSS.escape(cardId)}"]`)

/** A card's main button, which takes its focus. */
export const findCardButton = (container: ParentNode, cardId: string): HTMLElement | null =>
  findCardCell(container, cardId)?.querySelector('button') ?? null
