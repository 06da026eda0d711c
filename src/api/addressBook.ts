import { addressBookCalls, type Contact } from './addressBook.contract'
import { baseApi, payload, send } from './baseApi'

/** Whose address book, and which entry of it. */
type ContactArg = { userId: number; contact: Contact }

const entryOf = ({ contact: { address_book_id, user_id } }: ContactArg) => ({ body: { address_book_id, user_id } })

/** Friends (access 7). Who may be given cards or put into groups depends on them. */
export const addressBookApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAddressBook: build.query<Contact[], { userId: number }>({
      query: ({ userId }) => send(addressBookCalls.getAddressBook, { params: { userId: String(userId) } }),
      transformResponse: payload(addressBookCalls.getAddressBook),
      providesTags: ['Contact'],
    }),
    addContact: build.mutation<Contact, { userId: number; username: string }>({
      query: ({ username }) => send(addressBookCalls.addContact, { body: { username } }),
      transformResponse: payload(addressBookCalls.addContact),
      async onQueryStarted({ userId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) dispatch(changeContacts(userId, (contacts) => [...contacts, answer.data]))
      },
    }),
    /** Accepted at once; pending again when the server refuses. */
    acceptContact: build.mutation<Contact, ContactArg>({
      query: (arg) => send(addressBookCalls.acceptContact, entryOf(arg)),
      transformResponse: payload(addressBookCalls.acceptContact),
      async onQueryStarted({ userId, contact }, { dispatch, queryFulfilled }) {
        const accepted: Contact = { ...contact, status: 'ACCEPTED', is_actionable: false }
        const patch = dispatch(
          changeContacts(userId, (contacts) => contacts.map((entry) => (isSame(entry, contact) ? accepted : entry))),
        )
        await queryFulfilled.catch(patch.undo)
      },
      invalidatesTags: (_, error) => (error ? [] : ['Recipient']),
    }),
    rejectContact: build.mutation<{ address_book_id: number }, ContactArg>({
      query: (arg) => send(addressBookCalls.rejectContact, entryOf(arg)),
      transformResponse: payload(addressBookCalls.rejectContact),
      async onQueryStarted({ userId, contact }, { dispatch, queryFulfilled }) {
        const patch = dispatch(changeContacts(userId, without(contact)))
        await queryFulfilled.catch(patch.undo)
      },
    }),
    /** Ends a friendship, or withdraws a request; groups lose the friend, too. */
    removeContact: build.mutation<{ address_book_id: number }, ContactArg>({
      query: (arg) => send(addressBookCalls.removeContact, entryOf(arg)),
      transformResponse: payload(addressBookCalls.removeContact),
      async onQueryStarted({ userId, contact }, { dispatch, queryFulfilled }) {
        const patch = dispatch(changeContacts(userId, without(contact)))
        await queryFulfilled.catch(patch.undo)
      },
      invalidatesTags: (_, error) => (error ? [] : ['Recipient', 'Group']),
    }),
  }),
})

const isSame = (a: Contact, b: Contact) => a.address_book_id === b.address_book_id

const without = (contact: Contact) => (contacts: Contact[]) => contacts.filter((entry) => !isSame(entry, contact))

const changeContacts = (userId: number, change: (contacts: Contact[]) => Contact[]) =>
  addressBookApi.util.updateQueryData('getAddressBook', { userId }, change)
