/** Merges edits of the profile with changes of the account made elsewhere (D-0074). */
import { type AccountField, type AccountValues, accountFields } from './accountValues'

/** Groups of fields; an edit of one field counts as an edit of the group, because a year belongs to a curriculum. */
const FIELD_GROUPS: readonly (readonly AccountField[])[] = [
  ['name'],
  ['username'],
  ['age'],
  ['email'],
  ['curriculum', 'year'],
]

const isEdited = (group: readonly AccountField[], values: AccountValues, base: AccountValues) =>
  group.some((field) => values[field] !== base[field])

const pick = (fields: readonly AccountField[], values: AccountValues): Partial<AccountValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

/**
 * Values of the fields that the user has edited, with the other fields of their groups.
 * @param base account values at the start of the edits
 */
export const editsOf = (values: AccountValues, base: AccountValues): Partial<AccountValues> =>
  pick(FIELD_GROUPS.filter((group) => isEdited(group, values, base)).flat(), values)

/** Values of the account for all groups that the user has not edited. */
export const followedOf = (values: AccountValues, base: AccountValues, loaded: AccountValues): Partial<AccountValues> =>
  pick(FIELD_GROUPS.filter((group) => !isEdited(group, values, base)).flat(), loaded)

/** Fields whose value in the account has changed since `base` to something other than the form has: saving would overwrite a change. */
export const changedElsewhere = (values: AccountValues, base: AccountValues, loaded: AccountValues): AccountField[] =>
  accountFields.filter((field) => loaded[field] !== base[field] && loaded[field] !== values[field])
