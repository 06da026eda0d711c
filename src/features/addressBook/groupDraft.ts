import * as z from 'zod/mini'

const groupFieldsSchema = z.object({ name: z.string(), members: z.array(z.number()) })
/** The fields of a group; members are ids of friends. */
export type GroupFields = z.output<typeof groupFieldsSchema>

/** The fields as text; empty while they are those of the group, which may be another one when the dialog opens again. */
export function draftOfGroup({ name, members }: GroupFields, group: GroupFields): string {
  const draft = JSON.stringify({ name, members })
  return draft === JSON.stringify({ name: group.name, members: group.members }) ? '' : draft
}

/** The fields as they were typed; those of the group without a draft, or with one that cannot be read (D-0911). */
export function restoreGroup(draft: string, group: GroupFields): GroupFields {
  try {
    return draft ? groupFieldsSchema.parse(JSON.parse(draft)) : group
  } catch {
    return group
  }
}
