import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'

const memberSchema = z.object({ id: z.number(), name: z.string() })

/** A group of a teacher. `users` and `recipients` contain the same members (A-268, A-269, D-1027). */
export const groupSchema = z.object({
  id: z.number(),
  group_name: z.string(),
  /** Number of members, without the creator. */
  user_count: z.number(),
  users: z.array(memberSchema),
  recipients: z.array(memberSchema),
})
export type Group = z.output<typeof groupSchema>

const groupFields = { group_name: z.string(), recipients: z.array(z.number()), created_by: z.number() }
const INVALID = 'The name is missing, or no member is a friend.'
const NOT_FOUND = 'The user has no such group.'

/** Groups (A-454 to A-458, D-1310). */
export const groupsCalls = defineCalls({
  getGroups: {
    method: 'GET',
    path: 'group/get-groups/{userId}',
    rows: ['A-454', 'A-268', 'A-269', 'D-1310'],
    status: 200,
    response: dataEnvelope(z.array(groupSchema)),
    errors: { 403: 'The groups belong to another user.' },
  },
  /** Possible members of a group: accepted friends. */
  getGroupRecipients: {
    method: 'GET',
    path: 'group/get-recipients/{userId}',
    rows: ['A-455', 'D-1310'],
    status: 200,
    response: dataEnvelope(z.array(memberSchema)),
    errors: { 403: 'The friends are those of another user.' },
  },
  addGroup: {
    method: 'POST',
    path: 'group/add-group',
    rows: ['A-456', 'A-382', 'A-383', 'D-1310'],
    body: z.object({ ...groupFields, group_id: z.null() }),
    status: 201,
    response: dataEnvelope(groupSchema),
    errors: { 403: 'Students have no groups.', 422: INVALID },
  },
  editGroup: {
    method: 'POST',
    path: 'group/edit-group',
    rows: ['A-457', 'D-1310'],
    body: z.object({ ...groupFields, group_id: z.number() }),
    status: 200,
    response: dataEnvelope(groupSchema),
    errors: { 404: NOT_FOUND, 422: INVALID },
  },
  removeGroup: {
    method: 'POST',
    path: 'group/remove-group',
    rows: ['A-458', 'D-1310'],
    body: z.object({ group_id: z.number() }),
    status: 200,
    response: dataEnvelope(z.object({ id: z.number() })),
    errors: { 404: NOT_FOUND },
  },
})
