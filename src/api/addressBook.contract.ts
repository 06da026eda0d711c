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

/** Friends (A-450 to A-453, D-1309). */
export const addressBookCalls = defineCalls({
  getAddressBook: {
    method: 'GET',
    path: 'addressbook/{userId}',
    status: 200,
    response: dataEnvelope(z.array(contactSchema)),
  },
  addContact: {
    method: 'POST',
    path: 'addressbook/add-user',
    body: z.object({ username: z.string() }),
    status: 201,
    response: dataEnvelope(contactSchema),
    isErrorLocal: true,
  },
  /** Removes a friend, or withdraws an own request. */
  removeContact: {
    method: 'POST',
    path: 'addressbook/remove-user',
    body: entrySchema,
    status: 200,
    response: dataEnvelope(z.object({ address_book_id: z.number() })),
  },
  acceptContact: {
    method: 'POST',
    path: 'addressbook/accept-request',
    body: entrySchema,
    status: 200,
    response: dataEnvelope(contactSchema),
  },
  /** The path is a decision, because A-460 does not state it (D-1309). */
  rejectContact: {
    method: 'POST',
    path: 'addressbook/reject-request',
    body: entrySchema,
    status: 200,
    response: dataEnvelope(z.object({ address_book_id: z.number() })),
  },
})
