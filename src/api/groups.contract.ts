import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'

const memberSchema = z.object({ id: z.number(), name: z.string() })

/** A group of a teacher. `users` and `recipients` contain the same members (A-268, A-269, D-1027). */
export const groupSchema = z.object({
  id: z.number(),
  group_name: z.string(),
  /** Number of members, not counting the creator. */
  user_count: z.number(),
  users: z.array(memberSchema),
  recipients: z.array(memberSchema),
})
export type Group = z.output<typeof groupSchema>

const groupFields = { group_name: z.string(), recipients: z.array(z.number()), created_by: z.number() }

/** Calls for groups (A-454 to A-458, D-1310). */
export const groupsCalls = defineCalls({
  getGroups: {
    method: 'GET',
    path: 'group/get-groups/{userId}',
    status: 200,
    response: dataEnvelope(z.array(groupSchema)),
  },
  /** Lists the possible members of a group, which are accepted friends. */
  getGroupRecipients: {
    method: 'GET',
    path: 'group/get-recipients/{userId}',
    status: 200,
    response: dataEnvelope(z.array(memberSchema)),
  },
  addGroup: {
    method: 'POST',
    path: 'group/add-group',
    formFields: ['group_name', 'recipients'],
    body: z.object({ ...groupFields, group_id: z.null() }),
    status: 201,
    response: dataEnvelope(groupSchema),
  },
  editGroup: {
    method: 'POST',
    path: 'group/edit-group',
    formFields: ['group_name', 'recipients'],
    body: z.object({ ...groupFields, group_id: z.number() }),
    status: 200,
    response: dataEnvelope(groupSchema),
  },
  removeGroup: {
    method: 'POST',
    path: 'group/remove-group',
    body: z.object({ group_id: z.number() }),
    status: 200,
    response: dataEnvelope(z.object({ id: z.number() })),
  },
})
