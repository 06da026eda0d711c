import { channels } from '../../../src/api/channels'
import { contactsOf, removeContact } from './contacts'
import type { PersonRecord, Table } from '../../db/tables'
import type { MockServer } from '../../server/mockServer'

const removeAll = <R extends { id: string | number }>(table: Table<R>, records: R[]) => {
  for (const { id } of records) table.remove(id)
}

/**
 * Deletes the person's cards and sends `removed.user` to their recipients. Cards that other people put into the person's stacks
 * go to the My Board of their owners.
 */
function deleteCards({ db, emit }: MockServer, { id }: PersonRecord): void {
  const cards = db.cards.where('owner_id', id)
  const shares = [...cards.flatMap((card) => db.shares.where('card_id', card.id)), ...db.shares.where('sender_id', id)]
  const cardIdsByRecipient = new Map<number, Set<string>>()
  for (const { recipient_id, card_id } of shares) {
    if (recipient_id !== id)
      cardIdsByRecipient.set(recipient_id, (cardIdsByRecipient.get(recipient_id) ?? new Set()).add(card_id))
  }
  removeAll(db.shares, [...shares, ...db.shares.where('recipient_id', id)])
  for (const card of cards) {
    for (const child of db.cards.where('parent_id', card.id)) {
      if (child.owner_id !== id) db.cards.set({ ...child, parent_id: null })
    }
    removeAll(db.answers, db.answers.where('question_id', card.id))
    removeAll(db.endedShares, db.endedShares.where('card_id', card.id))
    db.cards.remove(card.id)
  }
  for (const [userId, ids] of cardIdsByRecipient)
    emit(channels.share, { userId }, 'removed.user', { format_ids: [...ids] })
}

/**
 * Deletes a person with their records in all tables but `pictures`, `quotas` and `attempts`. Pictures stay,
 * because copied cards may show them. The person's open tabs get `user.logged.out`.
 */
export function deletePerson(mockServer: MockServer, person: PersonRecord): void {
  const { db } = mockServer
  const { id } = person
  deleteCards(mockServer, person)
  for (const contact of contactsOf(mockServer, person)) removeContact(mockServer, contact)
  removeAll(db.groups, db.groups.where('owner_id', id))
  removeAll(db.notifications, db.notifications.where('user_id', id))
  removeAll(db.answers, db.answers.where('user_id', id))
  removeAll(db.endedShares, db.endedShares.where('recipient_id', id))
  removeAll(db.messages, db.messages.where('user_id', id))
  removeAll(db.ratings, db.ratings.where('user_id', id))
  removeAll(db.userFeedback, db.userFeedback.where('user_id', id))
  removeAll(db.verifications, db.verifications.where('person_id', id))
  removeAll(db.invites, db.invites.where('owner_id', id))
  removeAll(db.sessions, db.sessions.where('person_id', id))
  db.people.remove(id)
  mockServer.emit(channels.userLogout, { userId: id }, 'user.logged.out', { id })
}
