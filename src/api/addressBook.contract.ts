import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'

/** A contact from the current user's side: `user_id` and `receiver_name` are the other user (A-266, A-267, D-1309). */
export const contactSchema = z.object({
  address_book_id: z.number(),
  user_id: z.number(),
  receiver_name: z.string(),
  status: z.enum(['PENDING', 'ACCEPTED']),
  /** True for the receiver of the request while it is pending. */
  is_actionable: z.boolean(),
})
export type Contact = z.output<typeof contactSchema>

const entrySchema = z.object({ address_book_id: z.number(), user_id: z.number() })
const NOT_FOUND = 'There is no such entry in the user’s address book.'

/** Friends (A-450 to A-453, D-1309). */
export const addressBookCalls = defineCalls({
  getAddressBook: {
    method: 'GET',
    path: 'addressbook/{userId}',
    rows: ['A-450', 'A-266', 'D-1309'],
    status: 200,
    response: dataEnvelope(z.array(contactSchema)),
    errors: { 403: 'The address book belongs to another user.' },
  },
  addContact: {
    method: 'POST',
    path: 'addressbook/add-user',
    rows: ['A-451', 'A-381', 'A-521', 'D-1309'],
    body: z.object({ username: z.string() }),
    status: 201,
    response: dataEnvelope(contactSchema),
    errors: { 422: 'The username is unknown, the user’s own, or in the address book already.' },
    isErrorLocal: true,
  },
  /** Removes a friend, or withdraws an own request. */
  removeContact: {
    method: 'POST',
    path: 'addressbook/remove-user',
    rows: ['A-452', 'A-315', 'A-316', 'D-1309'],
    body: entrySchema,
    status: 200,
    response: dataEnvelope(z.object({ address_book_id: z.number() })),
    errors: { 404: NOT_FOUND },
  },
  acceptContact: {
    method: 'POST',
    path: 'addressbook/accept-request',
    rows: ['A-453', 'A-311', 'D-1309'],
    body: entrySchema,
    status: 200,
    response: dataEnvelope(contactSchema),
    errors: { 403: 'Only the receiver of the request may accept it.', 404: NOT_FOUND },
  },
  /** The path is a decision, because A-460 does not state it (D-1309). */
  rejectContact: {
    method: 'POST',
    path: 'addressbook/reject-request',
    rows: ['A-460', 'A-313', 'D-1309'],
    body: entrySchema,
    status: 200,
    response: dataEnvelope(z.object({ address_book_id: z.number() })),
    errors: { 403: 'Only the receiver of the request may reject it.', 404: NOT_FOUND },
  },
})
