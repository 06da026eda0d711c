import type { Group, groupsCalls } from '../../src/api/groups.contract'
import { checkFields, takeNextId } from '../domain/users/accounts'
import { friendsOf } from '../domain/users/contacts'
import type { HandlersOf } from '../server/router'
import type { GroupRecord, PersonRecord } from '../db/tables'
import { forbidden, notFound } from '../server/respond'
import type { MockServer } from '../server/mockServer'

type GroupFields = { group_name: string; recipients: number[] }

const NAME_LENGTH = 255

const memberOf = ({ id, name }: PersonRecord) => ({ id, name })

function viewGroup(mockServer: MockServer, { id, group_name, member_ids }: GroupRecord): Group {
  const members = member_ids.flatMap((memberId) => mockServer.db.people.get(memberId) ?? []).map(memberOf)
  return { id, group_name, user_count: members.length, users: members, recipients: members }
}

/**
 * Returns the name and the members of a group. All members must be friends.
 * @throws HttpError 422
 */
function readGroup(mockServer: MockServer, person: PersonRecord, { group_name, recipients }: GroupFields) {
  const name = group_name.trim()
  const friends = new Set(friendsOf(mockServer, person).map(({ id }) => id))
  const nameProblem = name ? 'The group name may not be longer than 255 characters' : 'Group name is required'
  const recipientsProblem =
    recipients.length > 0 ? 'Only friends from your address book can be in a group' : 'Choose at least one friend'
  checkFields({
    group_name: name && name.length <= NAME_LENGTH ? undefined : nameProblem,
    recipients: recipients.length > 0 && recipients.every((id) => friends.has(id)) ? undefined : recipientsProblem,
  })
  return { group_name: name, member_ids: [...new Set(recipients)] }
}

function ownGroup(mockServer: MockServer, person: PersonRecord, id: number): GroupRecord {
  const group = mockServer.db.groups.get(id)
  if (group?.owner_id !== person.id) throw notFound('There is no such group.')
  return group
}

export const groupsHandlers: HandlersOf<typeof groupsCalls> = {
  getGroups({ mockServer, person, params }) {
    if (params.userId !== String(person.id)) throw forbidden()
    return { data: mockServer.db.groups.where('owner_id', person.id).map((group) => viewGroup(mockServer, group)) }
  },
  getGroupRecipients({ mockServer, person, params }) {
    if (params.userId !== String(person.id)) throw forbidden()
    return { data: friendsOf(mockServer, person).map(memberOf) }
  },
  addGroup({ mockServer, person, body }) {
    if (person.role === 'student') throw forbidden()
    const group = { ...readGroup(mockServer, person, body), id: takeNextId(mockServer, 'groups'), owner_id: person.id }
    mockServer.db.groups.set(group)
    return { data: viewGroup(mockServer, group) }
  },
  editGroup({ mockServer, person, body }) {
    const group = { ...ownGroup(mockServer, person, body.group_id), ...readGroup(mockServer, person, body) }
    mockServer.db.groups.set(group)
    return { data: viewGroup(mockServer, group) }
  },
  removeGroup({ mockServer, person, body }) {
    const { id } = ownGroup(mockServer, person, body.group_id)
    mockServer.db.groups.remove(id)
    return { data: { id } }
  },
}
