import cards from '../../fixtures/seed/cards.json'

/**
 * The id of a card of the pretend school.
 * @param title as people read it
 * @throws Error when no card has the title
 */
export function seedCardId(title: string): string {
  const card = cards.find((candidate) => candidate.title === title.replaceAll('&', '&amp;'))
  if (!card) throw new Error(`No card of fixtures/seed has the title "${title}".`)
  return card.id
}
