import cards from '../../fixtures/seed/cards.json'

/**
 * Returns the id of a card in fixtures/seed.
 * @param title with decoded entities
 * @throws Error if no card has the title
 */
export function seedCardId(title: string): string {
  const card = cards.find((candidate) => candidate.title === title.replaceAll('&', '&amp;'))
  if (!card) throw new Error(`No card of fixtures/seed has the title "${title}".`)
  return card.id
}
