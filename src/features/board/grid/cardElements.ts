export const cardIdFromTarget = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card-id]')?.dataset.cardId : undefined

export const cardCellId = (cardId: string): string => `cell-${cardId}`

/** Finds the grid cell of a card by its DOM id, for which browsers keep an index. A query by attribute would search the whole board. */
export const findCardCell = (container: ParentNode, cardId: string): HTMLElement | null =>
  container.querySelector<HTMLElement>(`#${CSS.escape(cardCellId(cardId))}`)

/** Finds the main button of a card, which has focus while the card is focused. */
export const findCardButton = (container: ParentNode, cardId: string): HTMLElement | null =>
  findCardCell(container, cardId)?.querySelector('button') ?? null
