import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'

const memberSchema = z.object({ id: z.number(), name: z.string() })

/** A group of a teacher. `users` and `recipients` hold the same people (decisions/access C-27). */
export const groupSchema = z.object({
  id: z.number(),
  group_name: z.string(),
  /** Without the one who made it. */
  user_count: z.number(),
  users: z.array(memberSchema),
  recipients: z.array(memberSchema),
})
export type Group = z.output<typeof groupSchema>

const groupFields = { group_name: z.string(), recipients: z.array(z.number()), created_by: z.number() }
const INVALID = 'The name is missing, or nobody is in the group who is a friend.'
const NOT_FOUND = 'There is no such group of the person.'

/** Groups (access 7; decisions/access b2). */
export const groupsCalls = defineCalls({
  getGroups: {
    method: 'GET',
    path: 'group/get-groups/{userId}',
    section: 'access 7',
    status: 200,
    response: dataEnvelope(z.array(groupSchema)),
    errors: { 403: 'The groups are somebody else’s.' },
  },
  /** Whom the person may put into a group: accepted friends. */
  getGroupRecipients: {
    method: 'GET',
    path: 'group/get-recipients/{userId}',
    section: 'access 7',
    status: 200,
    response: dataEnvelope(z.array(memberSchema)),
    errors: { 403: 'The friends are somebody else’s.' },
  },
  addGroup: {
    method: 'POST',
    path: 'group/add-group',
    section: 'access 7',
    body: z.object({ ...groupFields, group_id: z.null() }),
    status: 201,
    response: dataEnvelope(groupSchema),
    errors: { 403: 'Students have no groups.', 422: INVALID },
  },
  editGroup: {
    method: 'POST',
    path: 'group/edit-group',
    section: 'access 7',
    body: z.object({ ...groupFields, group_id: z.number() }),
    status: 200,
    response: dataEnvelope(groupSchema),
    errors: { 404: NOT_FOUND, 422: INVALID },
  },
  removeGroup: {
    method: 'POST',
    path: 'group/remove-group',
    section: 'access 7',
    body: z.object({ group_id: z.number() }),
    status: 200,
    response: dataEnvelope(z.object({ id: z.number() })),
    errors: { 404: NOT_FOUND },
  },
})
