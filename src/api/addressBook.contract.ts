import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'

/** An entry as one of the two sees it: `user_id` and `receiver_name` are the other person (access 3; decisions/access b2). */
export const contactSchema = z.object({
  address_book_id: z.number(),
  user_id: z.number(),
  receiver_name: z.string(),
  status: z.enum(['PENDING', 'ACCEPTED']),
  /** True for the one who was asked, while the request is pending. */
  is_actionable: z.boolean(),
})
export type Contact = z.output<typeof contactSchema>

const entrySchema = z.object({ address_book_id: z.number(), user_id: z.number() })
const NOT_FOUND = 'There is no such entry in the person’s address book.'

/** Friends (access 7; decisions/access b2). */
export const addressBookCalls = defineCalls({
  getAddressBook: {
    method: 'GET',
    path: 'addressbook/{userId}',
    section: 'access 7',
    status: 200,
    response: dataEnvelope(z.array(contactSchema)),
    errors: { 403: 'The address book is somebody else’s.' },
  },
  addContact: {
    method: 'POST',
    path: 'addressbook/add-user',
    section: 'access 7',
    body: z.object({ username: z.string() }),
    status: 201,
    response: dataEnvelope(contactSchema),
    errors: { 422: 'Nobody has that username, it is the person’s own, or is listed already.' },
  },
  /** Removes a friend, or withdraws a request of one’s own. */
  removeContact: {
    method: 'POST',
    path: 'addressbook/remove-user',
    section: 'access 7',
    body: entrySchema,
    status: 200,
    response: dataEnvelope(z.object({ address_book_id: z.number() })),
    errors: { 404: NOT_FOUND },
  },
  acceptContact: {
    method: 'POST',
    path: 'addressbook/accept-request',
    section: 'access 7',
    body: entrySchema,
    status: 200,
    response: dataEnvelope(contactSchema),
    errors: { 403: 'Only the one who was asked may accept.', 404: NOT_FOUND },
  },
  /** The path is a decision: the documents do not show it (decisions/access b2). */
  rejectContact: {
    method: 'POST',
    path: 'addressbook/reject-request',
    section: 'access 7',
    body: entrySchema,
    status: 200,
    response: dataEnvelope(z.object({ address_book_id: z.number() })),
    errors: { 403: 'Only the one who was asked may reject.', 404: NOT_FOUND },
  },
})
