import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'

/**
 * A contact as the current user sees it: `user_id` and `receiver_name` describe the other user (A-266, A-267, D-1309).
 */
export const contactSchema = z.object({
  address_book_id: z.number(),
  user_id: z.number(),
  receiver_name: z.string(),
  status: z.enum(['PENDING', 'ACCEPTED']),
  /** True while the request is pending and this user has received it. */
  is_actionable: z.boolean(),
})
export type Contact = z.output<typeof contactSchema>

const entrySchema = z.object({ address_book_id: z.number(), user_id: z.number() })

/** Calls for friends (A-450 to A-453, D-1309). */
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
  /** Removes a friend, or withdraws a request that this user has sent. */
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
  /** A-460 does not state the path, so D-1309 decides it. */
  rejectContact: {
    method: 'POST',
    path: 'addressbook/reject-request',
    body: entrySchema,
    status: 200,
    response: dataEnvelope(z.object({ address_book_id: z.number() })),
  },
})
