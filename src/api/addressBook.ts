import { addressBookCalls, type Contact } from './addressBook.contract'
import { baseApi, unwrapData, callRequest } from './core/baseApi'

/** The owner of the address book, and the contact in it. */
type ContactArg = { userId: number; contact: Contact }

const contactBody = ({ contact: { address_book_id, user_id } }: ContactArg) => ({ body: { address_book_id, user_id } })

/** Friends. They are the possible recipients of cards and members of groups. */
export const addressBookApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAddressBook: build.query<Contact[], { userId: number }>({
      query: ({ userId }) => callRequest(addressBookCalls.getAddressBook, { params: { userId: String(userId) } }),
      transformResponse: unwrapData(addressBookCalls.getAddressBook),
      providesTags: ['Contact'],
    }),
    addContact: build.mutation<Contact, { userId: number; username: string }>({
      query: ({ username }) => callRequest(addressBookCalls.addContact, { body: { username } }),
      transformResponse: unwrapData(addressBookCalls.addContact),
      async onQueryStarted({ userId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (result) dispatch(updateContacts(userId, (contacts) => [...contacts, result.data]))
      },
    }),
    /** Optimistic, with rollback on failure. */
    acceptContact: build.mutation<Contact, ContactArg>({
      query: (arg) => callRequest(addressBookCalls.acceptContact, contactBody(arg)),
      transformResponse: unwrapData(addressBookCalls.acceptContact),
      async onQueryStarted({ userId, contact }, { dispatch, queryFulfilled }) {
        const accepted: Contact = { ...contact, status: 'ACCEPTED', is_actionable: false }
        const patch = dispatch(
          updateContacts(userId, (contacts) =>
            contacts.map((entry) => (isSameContact(entry, contact) ? accepted : entry)),
          ),
        )
        await queryFulfilled.catch(patch.undo)
      },
      invalidatesTags: (_, error) => (error ? [] : ['Recipient']),
    }),
    rejectContact: build.mutation<{ address_book_id: number }, ContactArg>({
      query: (arg) => callRequest(addressBookCalls.rejectContact, contactBody(arg)),
      transformResponse: unwrapData(addressBookCalls.rejectContact),
      async onQueryStarted({ userId, contact }, { dispatch, queryFulfilled }) {
        const patch = dispatch(updateContacts(userId, withoutContact(contact)))
        await queryFulfilled.catch(patch.undo)
      },
    }),
    /** Ends a friendship, or withdraws a request; also removes the friend from groups. Optimistic, with rollback on failure. */
    removeContact: build.mutation<{ address_book_id: number }, ContactArg>({
      query: (arg) => callRequest(addressBookCalls.removeContact, contactBody(arg)),
      transformResponse: unwrapData(addressBookCalls.removeContact),
      async onQueryStarted({ userId, contact }, { dispatch, queryFulfilled }) {
        const patch = dispatch(updateContacts(userId, withoutContact(contact)))
        await queryFulfilled.catch(patch.undo)
      },
      invalidatesTags: (_, error) => (error ? [] : ['Recipient', 'Group']),
    }),
  }),
})

const isSameContact = (a: Contact, b: Contact) => a.address_book_id === b.address_book_id

const withoutContact = (contact: Contact) => (contacts: Contact[]) =>
  contacts.filter((entry) => !isSameContact(entry, contact))

const updateContacts = (userId: number, update: (contacts: Contact[]) => Contact[]) =>
  addressBookApi.util.updateQueryData('getAddressBook', { userId }, update)
