/** Id of the card that contains the target. */
export const cardIdFromTarget = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card-id]')?.dataset.cardId : undefined

/** Element id of a card's grid cell. */
export const cardCellId = (cardId: string): string => `cell-${cardId}`

/** Grid cell of a card: by its element id, which the document indexes; by an attribute each search would walk the whole board. */
export const findCardCell = (container: ParentNode, cardId: string): HTMLElement | null =>
  container.querySelector<HTMLElement>(`#${CSS.escape(cardCellId(cardId))}`)

/** A card's main button, which takes its focus. */
export const findCardButton = (container: ParentNode, cardId: string): HTMLElement | null =>
  findCardCell(container, cardId)?.querySelector('button') ?? null
