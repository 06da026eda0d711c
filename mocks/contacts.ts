import type { Contact } from '../src/api/addressBook.contract'
import type { ContactRecord, PersonRecord } from './db'
import type { School } from './school'

/** The entries of somebody's address book, whoever asked, in the order in which they were made. */
export const contactsOf = (school: School, { id }: PersonRecord): ContactRecord[] =>
  [...school.db.contacts.where('sender_id', id), ...school.db.contacts.where('receiver_id', id)].sort(
    (a, b) => a.id - b.id,
  )

/** The id of the person at the other end. */
export const otherEnd = ({ sender_id, receiver_id }: ContactRecord, { id }: PersonRecord): number =>
  sender_id === id ? receiver_id : sender_id

/** An entry as one of the two sees it (decisions/access b2, address book). */
export function viewContact(school: School, contact: ContactRecord, person: PersonRecord): Contact {
  const userId = otherEnd(contact, person)
  return {
    address_book_id: contact.id,
    user_id: userId,
    receiver_name: school.db.people.get(userId)?.name ?? '',
    status: contact.status,
    is_actionable: contact.status === 'PENDING' && contact.receiver_id === person.id,
  }
}

/** Everybody whose friendship with a person is accepted, by name. */
export const friendsOf = (school: School, person: PersonRecord): PersonRecord[] =>
  contactsOf(school, person)
    .filter(({ status }) => status === 'ACCEPTED')
    .flatMap((contact) => school.db.people.get(otherEnd(contact, person)) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** Ends a friendship or request; groups hold friends only, so each leaves the other's. */
export function removeContact(school: School, { id, sender_id, receiver_id }: ContactRecord): void {
  school.db.contacts.remove(id)
  leaveGroupsOf(school, sender_id, receiver_id)
  leaveGroupsOf(school, receiver_id, sender_id)
}

function leaveGroupsOf(school: School, ownerId: number, memberId: number): void {
  for (const group of school.db.groups.where('owner_id', ownerId)) {
    if (!group.member_ids.includes(memberId)) continue
    school.db.groups.set({ ...group, member_ids: group.member_ids.filter((id) => id !== memberId) })
  }
}
