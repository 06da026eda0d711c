/** Replaces the handlers of all resources in the build with ten calls. */
export const handlers = {
  auth: async () => (await import('../../../mocks/handlers/auth')).authHandlers,
  cards: async () => (await import('../../../mocks/handlers/cards')).cardsHandlers,
}
