import type { addressBookCalls } from '../../src/api/addressBook.contract'
import { takeNextId, personWithUsername } from '../domain/users/accounts'
import { contactsOf, otherPersonId, removeContact, viewContact } from '../domain/users/contacts'
import type { HandlersOf } from '../server/router'
import type { ContactRecord, PersonRecord } from '../db/tables'
import { forbidden, invalid, notFound } from '../server/respond'
import type { MockServer } from '../server/mockServer'

type Entry = { address_book_id: number; user_id: number }

const NOT_FOUND_MESSAGE = 'There is no such entry in your address book.'

function findContact(mockServer: MockServer, person: PersonRecord, { address_book_id, user_id }: Entry): ContactRecord {
  const found = contactsOf(mockServer, person).find(({ id }) => id === address_book_id)
  if (!found || otherPersonId(found, person) !== user_id) throw notFound(NOT_FOUND_MESSAGE)
  return found
}

/**
 * Returns a friend request that the person has received and not answered.
 * @throws HttpError 403 for a request that the person sent; 404 for an unknown or accepted request
 */
function findRequest(mockServer: MockServer, person: PersonRecord, entry: Entry): ContactRecord {
  const contact = findContact(mockServer, person, entry)
  if (contact.receiver_id !== person.id) throw forbidden()
  if (contact.status !== 'PENDING') throw notFound(NOT_FOUND_MESSAGE)
  return contact
}

export const addressBookHandlers: HandlersOf<typeof addressBookCalls> = {
  getAddressBook({ mockServer, person, params }) {
    if (params.userId !== String(person.id)) throw forbidden()
    return { data: contactsOf(mockServer, person).map((contact) => viewContact(mockServer, contact, person)) }
  },
  addContact({ mockServer, person, body }) {
    const receiver = personWithUsername(mockServer, body.username)
    const isListed = contactsOf(mockServer, person).some((contact) => otherPersonId(contact, person) === receiver?.id)
    if (!receiver || receiver.id === person.id || isListed) {
      throw invalid('username', 'We could not find that username.')
    }
    const contact: ContactRecord = {
      id: takeNextId(mockServer, 'contacts'),
      sender_id: person.id,
      receiver_id: receiver.id,
      status: 'PENDING',
    }
    mockServer.db.contacts.set(contact)
    return { data: viewContact(mockServer, contact, person) }
  },
  removeContact({ mockServer, person, body }) {
    const contact = findContact(mockServer, person, body)
    if (contact.status === 'PENDING' && contact.sender_id !== person.id) throw notFound(NOT_FOUND_MESSAGE)
    removeContact(mockServer, contact)
    return { data: { address_book_id: contact.id } }
  },
  acceptContact({ mockServer, person, body }) {
    const contact: ContactRecord = { ...findRequest(mockServer, person, body), status: 'ACCEPTED' }
    mockServer.db.contacts.set(contact)
    return { data: viewContact(mockServer, contact, person) }
  },
  rejectContact({ mockServer, person, body }) {
    const { id } = findRequest(mockServer, person, body)
    mockServer.db.contacts.remove(id)
    return { data: { address_book_id: id } }
  },
}
