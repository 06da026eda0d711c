/** Merges the user's edits of the profile with changes that were made elsewhere (D-0074). */
import { type AccountField, type AccountValues, accountFields } from './accountValues'

/** A year belongs to a curriculum, so an edit of either field counts as an edit of both. */
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
 * Returns the edited fields, together with the other fields of their group.
 * @param base values of the account when the edits began
 */
export const editsOf = (values: AccountValues, base: AccountValues): Partial<AccountValues> =>
  pick(FIELD_GROUPS.filter((group) => isEdited(group, values, base)).flat(), values)

/** Returns the account's newest values for all groups that the user has not edited. */
export const followedOf = (values: AccountValues, base: AccountValues, loaded: AccountValues): Partial<AccountValues> =>
  pick(FIELD_GROUPS.filter((group) => !isEdited(group, values, base)).flat(), loaded)

/**
 * Returns the fields that were changed elsewhere since `base`, unless the form has the same value. Saving them would overwrite that change.
 */
export const changedElsewhere = (values: AccountValues, base: AccountValues, loaded: AccountValues): AccountField[] =>
  accountFields.filter((field) => loaded[field] !== base[field] && loaded[field] !== values[field])
