/** The card that something on the board belongs to. */
export const cardIdFromTarget = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card-id]')?.dataset.cardId : undefined

/** Whether something lies in text that is typed, such as a card's title: keys, presses and the menu there are the browser's. */
export const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/** The place of the grid that a card lies in. */
export const findCardCell = (container: ParentNode, cardId: string): HTMLElement | null =>
  container.querySelector<HTMLElement>(`[data-card-id="${CSS.escape(cardId)}"]`)

/** The button that is the card: what has the focus of it. */
export const findCardButton = (container: ParentNode, cardId: string): HTMLElement | null =>
  findCardCell(container, cardId)?.querySelector('button') ?? null
