import type { Contact } from '../../../src/api/addressBook.contract'
import type { ContactRecord, PersonRecord } from '../../db/tables'
import type { MockServer } from '../../server/mockServer'

/** Returns a person's friendships with sent and received requests, oldest first. */
export const contactsOf = (mockServer: MockServer, { id }: PersonRecord): ContactRecord[] =>
  [...mockServer.db.contacts.where('sender_id', id), ...mockServer.db.contacts.where('receiver_id', id)].sort(
    (a, b) => a.id - b.id,
  )

export const otherPersonId = ({ sender_id, receiver_id }: ContactRecord, { id }: PersonRecord): number =>
  sender_id === id ? receiver_id : sender_id

/** Returns a contact as one of its two people sees it (A-266, D-1309). */
export function viewContact(mockServer: MockServer, contact: ContactRecord, person: PersonRecord): Contact {
  const userId = otherPersonId(contact, person)
  return {
    address_book_id: contact.id,
    user_id: userId,
    receiver_name: mockServer.db.people.get(userId)?.name ?? '',
    status: contact.status,
    is_actionable: contact.status === 'PENDING' && contact.receiver_id === person.id,
  }
}

/** Returns the people with an accepted friendship, by name. */
export const friendsOf = (mockServer: MockServer, person: PersonRecord): PersonRecord[] =>
  contactsOf(mockServer, person)
    .filter(({ status }) => status === 'ACCEPTED')
    .flatMap((contact) => mockServer.db.people.get(otherPersonId(contact, person)) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** Removes a friendship or request. Groups contain friends only, so each person also leaves the other's groups. */
export function removeContact(mockServer: MockServer, { id, sender_id, receiver_id }: ContactRecord): void {
  mockServer.db.contacts.remove(id)
  leaveGroupsOf(mockServer, sender_id, receiver_id)
  leaveGroupsOf(mockServer, receiver_id, sender_id)
}

function leaveGroupsOf(mockServer: MockServer, ownerId: number, memberId: number): void {
  for (const group of mockServer.db.groups.where('owner_id', ownerId)) {
    if (!group.member_ids.includes(memberId)) continue
    mockServer.db.groups.set({ ...group, member_ids: group.member_ids.filter((id) => id !== memberId) })
  }
}
