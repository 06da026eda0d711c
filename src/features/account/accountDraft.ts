import * as z from 'zod/mini'
import { type AccountValues, accountFields } from './accountValues'

/** Draft of unsaved changes: only the fields that differ from the account. */
const draftSchema = z.partial(
  z.object({ name: z.string(), age: z.string(), email: z.string(), curriculum: z.string(), year: z.string() }),
)

/** Serialises the changes of a form. */
export const draftOf = (values: AccountValues, loaded: AccountValues): string =>
  JSON.stringify(
    Object.fromEntries(
      accountFields.flatMap((field) => (values[field] === loaded[field] ? [] : [[field, values[field]]])),
    ),
  )

/** Applies a draft to the account's values; returns `loaded` for an empty or unreadable draft. */
export function restoreDraft(draft: string, loaded: AccountValues): AccountValues {
  try {
    return { ...loaded, ...draftSchema.parse(JSON.parse(draft || '{}')) }
  } catch {
    return loaded
  }
}
