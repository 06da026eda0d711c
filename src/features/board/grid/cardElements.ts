/** Id of the card that contains the target. */
export const cardIdFromTarget = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card-id]')?.dataset.cardId : undefined

/** Element id of a card's grid cell. */
export const cardCellId = (cardId: string): string => `cell-${cardId}`

/** Grid cell of a card. Element ids are indexed by the document; an attribute query would walk the whole board. */
export const findCardCell = (container: ParentNode, cardId: string): HTMLElement | null =>
  container.querySelector<HTMLElement>(`#${CSS.escape(cardCellId(cardId))}`)

/** Main button of a card, which takes the card's focus. */
export const findCardButton = (container: ParentNode, cardId: string): HTMLElement | null =>
  findCardCell(container, cardId)?.querySelector('button') ?? null
