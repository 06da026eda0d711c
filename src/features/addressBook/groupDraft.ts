import * as z from 'zod/mini'

const groupFieldsSchema = z.object({ name: z.string(), members: z.array(z.number()) })
/** Fields of a group; `members`: ids of friends. */
export type GroupFields = z.output<typeof groupFieldsSchema>

/** Serialises changed fields. Empty without changes: the group may have changed when the dialog reopens. */
export function draftOfGroup({ name, members }: GroupFields, group: GroupFields): string {
  const draft = JSON.stringify({ name, members })
  return draft === JSON.stringify({ name: group.name, members: group.members }) ? '' : draft
}

/** Restores the fields of a draft; returns `group` for an empty or unreadable draft (D-0911). */
export function restoreGroup(draft: string, group: GroupFields): GroupFields {
  try {
    return draft ? groupFieldsSchema.parse(JSON.parse(draft)) : group
  } catch {
    return group
  }
}
