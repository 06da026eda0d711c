import type { addressBookCalls } from '../../src/api/addressBook.contract'
import { nextId, personWithUsername } from '../accounts'
import { contactsOf, otherEnd, removeContact, viewContact } from '../contacts'
import type { HandlersOf } from '../createHandlers'
import type { ContactRecord, PersonRecord } from '../db'
import { forbidden, invalid, notFound } from '../reply'
import type { School } from '../school'

type Entry = { address_book_id: number; user_id: number }

const NOT_THERE = 'There is no such entry in your address book.'

function findContact(school: School, person: PersonRecord, { address_book_id, user_id }: Entry): ContactRecord {
  const found = contactsOf(school, person).find(({ id }) => id === address_book_id)
  if (!found || otherEnd(found, person) !== user_id) throw notFound(NOT_THERE)
  return found
}

/** A request that the person was asked; accepted ones count for nothing that is still to be decided. */
function findRequest(school: School, person: PersonRecord, entry: Entry): ContactRecord {
  const contact = findContact(school, person, entry)
  if (contact.receiver_id !== person.id) throw forbidden()
  if (contact.status !== 'PENDING') throw notFound(NOT_THERE)
  return contact
}

export const addressBookHandlers: HandlersOf<typeof addressBookCalls> = {
  getAddressBook({ school, person, params }) {
    if (params.userId !== String(person.id)) throw forbidden()
    return { data: contactsOf(school, person).map((contact) => viewContact(school, contact, person)) }
  },
  addContact({ school, person, body }) {
    const receiver = personWithUsername(school, body.username)
    const isListed = contactsOf(school, person).some((contact) => otherEnd(contact, person) === receiver?.id)
    if (!receiver || receiver.id === person.id || isListed) {
      throw invalid('username', 'We could not find that username.')
    }
    const contact: ContactRecord = {
      id: nextId(school, 'contacts'),
      sender_id: person.id,
      receiver_id: receiver.id,
      status: 'PENDING',
    }
    school.db.contacts.set(contact)
    return { data: viewContact(school, contact, person) }
  },
  removeContact({ school, person, body }) {
    const contact = findContact(school, person, body)
    if (contact.status === 'PENDING' && contact.sender_id !== person.id) throw notFound(NOT_THERE)
    removeContact(school, contact)
    return { data: { address_book_id: contact.id } }
  },
  acceptContact({ school, person, body }) {
    const contact: ContactRecord = { ...findRequest(school, person, body), status: 'ACCEPTED' }
    school.db.contacts.set(contact)
    return { data: viewContact(school, contact, person) }
  },
  rejectContact({ school, person, body }) {
    const { id } = findRequest(school, person, body)
    school.db.contacts.remove(id)
    return { data: { address_book_id: id } }
  },
}
