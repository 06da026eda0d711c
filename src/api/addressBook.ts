import { skipToken } from '@reduxjs/toolkit/query'
import { addressBookCalls, type Contact } from './addressBook.contract'
import type { ApiThunk } from './core/apiThunk'
import { baseApi, unwrapData, callRequest } from './core/baseApi'

/** The user who owns the address book, and one contact in it. */
type ContactArg = { userId: number; contact: Contact }

const contactBody = ({ contact: { address_book_id, user_id } }: ContactArg) => ({ body: { address_book_id, user_id } })

/** Endpoints for friends, who can receive cards and be members of groups. */
export const addressBookApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAddressBook: build.query<Contact[], { userId: number }>({
      query: ({ userId }) => callRequest(addressBookCalls.getAddressBook, { params: { userId: String(userId) } }),
      transformResponse: unwrapData(addressBookCalls.getAddressBook),
      providesTags: ['Contact'],
    }),
    /** A failure shows no snackbar; the calling dialog shows it. */
    addContact: build.mutation<Contact, { userId: number; username: string }>({
      query: ({ username }) => callRequest(addressBookCalls.addContact, { body: { username } }),
      transformResponse: unwrapData(addressBookCalls.addContact),
      async onQueryStarted({ userId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (result) dispatch(setContact({ userId, contact: result.data }, result.data))
      },
    }),
    acceptContact: build.mutation<Contact, ContactArg>({
      query: (arg) => callRequest(addressBookCalls.acceptContact, contactBody(arg)),
      transformResponse: unwrapData(addressBookCalls.acceptContact),
      async onQueryStarted(arg, { dispatch, queryFulfilled }) {
        await dispatch(changeContact(arg, { ...arg.contact, status: 'ACCEPTED', is_actionable: false }, queryFulfilled))
      },
      invalidatesTags: (_, error) => (error ? [] : ['Recipient']),
    }),
    rejectContact: build.mutation<{ address_book_id: number }, ContactArg>({
      query: (arg) => callRequest(addressBookCalls.rejectContact, contactBody(arg)),
      transformResponse: unwrapData(addressBookCalls.rejectContact),
      async onQueryStarted(arg, { dispatch, queryFulfilled }) {
        await dispatch(changeContact(arg, undefined, queryFulfilled))
      },
    }),
    /** Ends a friendship or withdraws a request. The server also removes the friend from this user's groups. */
    removeContact: build.mutation<{ address_book_id: number }, ContactArg>({
      query: (arg) => callRequest(addressBookCalls.removeContact, contactBody(arg)),
      transformResponse: unwrapData(addressBookCalls.removeContact),
      async onQueryStarted(arg, { dispatch, queryFulfilled }) {
        await dispatch(changeContact(arg, undefined, queryFulfilled))
      },
      invalidatesTags: (_, error) => (error ? [] : ['Recipient', 'Group']),
    }),
  }),
})

export const isIncoming = ({ status, is_actionable }: Contact) => status === 'PENDING' && is_actionable

/** True if a friend request waits for this user's answer; false without a `userId`. */
export const useHasRequests = (userId: number | undefined): boolean =>
  addressBookApi.useGetAddressBookQuery(userId === undefined ? skipToken : { userId }, {
    selectFromResult: ({ data }) => ({ hasRequests: data?.some(isIncoming) ?? false }),
  }).hasRequests

/**
 * Replaces a listed contact, or removes it if `entry` is undefined. A contact that is not listed is inserted at
 * `index`.
 */
const setContact = ({ userId, contact }: ContactArg, entry: Contact | undefined, index = Infinity) =>
  addressBookApi.util.updateQueryData('getAddressBook', { userId }, (contacts) => {
    const found = indexOfContact(contacts, contact)
    contacts.splice(found < 0 ? index : found, found < 0 ? 0 : 1, ...(entry ? [entry] : []))
  })

const indexOfContact = (contacts: readonly Contact[], { address_book_id: id }: Contact) =>
  contacts.findIndex(({ address_book_id }) => address_book_id === id)

/**
 * Updates a contact optimistically. A failure rolls back only this change, because the list may contain later ones
 * (D-0076).
 */
const changeContact =
  (arg: ContactArg, changed: Contact | undefined, queryFulfilled: Promise<unknown>): ApiThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { data = [] } = addressBookApi.endpoints.getAddressBook.select({ userId: arg.userId })(getState())
    const index = indexOfContact(data, arg.contact)
    dispatch(setContact(arg, changed, index))
    const isSaved = await queryFulfilled.then(
      () => true,
      () => false,
    )
    // Applied again after success, because a response requested earlier may have replaced the list.
    dispatch(setContact(arg, isSaved ? changed : arg.contact, index))
  }
