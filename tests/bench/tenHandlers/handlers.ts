/** Replaces the handlers of all resources. */
export const handlers = {
  auth: async () => (await import('../../../mocks/handlers/auth')).authHandlers,
  cards: async () => (await import('../../../mocks/handlers/cards')).cardsHandlers,
}
