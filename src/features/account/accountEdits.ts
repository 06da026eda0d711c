/** Merges edits of the profile with changes of the account made elsewhere (D-0074). */
import { type AccountField, type AccountValues, accountFields } from './accountValues'

/** Fields that are edited together: a year belongs to a curriculum. */
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
 * Edited fields with values.
 * @param base account values at the start of the edits
 */
export const editsOf = (values: AccountValues, base: AccountValues): Partial<AccountValues> =>
  pick(FIELD_GROUPS.filter((group) => isEdited(group, values, base)).flat(), values)

/** Values of the account for all fields that are not edited. */
export const followedOf = (values: AccountValues, base: AccountValues, loaded: AccountValues): Partial<AccountValues> =>
  pick(FIELD_GROUPS.filter((group) => !isEdited(group, values, base)).flat(), loaded)

/** Edited fields whose account value has changed since the edit began. */
export const changedElsewhere = (values: AccountValues, base: AccountValues, loaded: AccountValues): AccountField[] =>
  accountFields.filter((field) => loaded[field] !== base[field] && loaded[field] !== values[field])
