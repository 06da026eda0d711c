/** Edits of the profile beside changes of the account made elsewhere (D-0074). */
import { type AccountField, type AccountValues, accountFields } from './accountValues'

/** Fields whose values belong together: a year is one of its curriculum. */
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
 * The fields that were edited here, with their values.
 * @param base the account that the edits began from
 */
export const editsOf = (values: AccountValues, base: AccountValues): Partial<AccountValues> =>
  pick(FIELD_GROUPS.filter((group) => isEdited(group, values, base)).flat(), values)

/** The fields that were not edited here, as the account has them now. */
export const followedOf = (values: AccountValues, base: AccountValues, loaded: AccountValues): Partial<AccountValues> =>
  pick(FIELD_GROUPS.filter((group) => !isEdited(group, values, base)).flat(), loaded)

/** Fields that differ from the account, and that the account has otherwise than when their edit began. */
export const changedElsewhere = (values: AccountValues, base: AccountValues, loaded: AccountValues): AccountField[] =>
  accountFields.filter((field) => loaded[field] !== base[field] && loaded[field] !== values[field])
