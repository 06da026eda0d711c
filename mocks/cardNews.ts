import { channels } from '../src/api/channels'
import { ancestorsOf, viewCard } from './cards'
import type { CardRecord, PersonRecord } from './db'
import type { School } from './school'

/** Everybody who sees a card. */
function watchersOf(school: School, card: CardRecord): PersonRecord[] {
  const owners = [card, ...ancestorsOf(school, card)].map(({ owner_id }) => owner_id)
  const recipients = school.db.shares.where('card_id', card.id).map(({ recipient_id }) => recipient_id)
  return [...new Set([...owners, ...recipients])].flatMap((id) => school.db.people.get(id) ?? [])
}

/** Sends a card as it is now to everybody who sees it, each in their own view (decisions/board 5, format.updated). */
export function announceSave(school: School, id: string): void {
  const card = school.db.cards.get(id)
  if (!card) return
  for (const person of watchersOf(school, card)) {
    const format = viewCard(school, card, person)
    school.emit(channels.cards, { userId: person.id }, 'format.updated', { format })
  }
}
