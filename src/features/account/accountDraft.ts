import * as z from 'zod/mini'
import { type AccountValues, accountFields } from './accountValues'

/** A draft contains only the fields that differ from the account. */
const draftSchema = z.partial(
  z.object({ name: z.string(), age: z.string(), email: z.string(), curriculum: z.string(), year: z.string() }),
)

export const draftOf = (values: AccountValues, loaded: AccountValues): string =>
  JSON.stringify(
    Object.fromEntries(
      accountFields.flatMap((field) => (values[field] === loaded[field] ? [] : [[field, values[field]]])),
    ),
  )

/** Returns the account's values with the draft applied. An empty or unreadable draft is ignored. */
export function restoreDraft(draft: string, loaded: AccountValues): AccountValues {
  try {
    return { ...loaded, ...draftSchema.parse(JSON.parse(draft || '{}')) }
  } catch {
    return loaded
  }
}
