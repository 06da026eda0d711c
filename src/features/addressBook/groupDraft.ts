import * as z from 'zod/mini'

const groupFieldsSchema = z.object({ name: z.string(), members: z.array(z.number()) })
/** Form values of a group. `members` contains the ids of friends. */
export type GroupFields = z.output<typeof groupFieldsSchema>

/** Serialises the changed fields. Returns an empty text if nothing changed, so that the reopened dialog shows the group's newest values. */
export function draftOfGroup({ name, members }: GroupFields, group: GroupFields): string {
  const draft = JSON.stringify({ name, members })
  return draft === JSON.stringify({ name: group.name, members: group.members }) ? '' : draft
}

/** Returns the fields of a draft (D-0911). For an empty or unreadable draft it returns `group`. */
export function restoreGroup(draft: string, group: GroupFields): GroupFields {
  try {
    return draft ? groupFieldsSchema.parse(JSON.parse(draft)) : group
  } catch {
    return group
  }
}
