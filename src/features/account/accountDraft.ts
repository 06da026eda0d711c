import * as z from 'zod/mini'
import { type AccountValues, accountFields } from './accountValues'

/** What is kept of a form with unsaved changes: the fields that differ from the account. */
const draftSchema = z.partial(
  z.object({ name: z.string(), age: z.string(), email: z.string(), curriculum: z.string(), year: z.string() }),
)

/** The changes of a form as text. */
export const draftOf = (values: AccountValues, loaded: AccountValues): string =>
  JSON.stringify(
    Object.fromEntries(
      accountFields.flatMap((field) => (values[field] === loaded[field] ? [] : [[field, values[field]]])),
    ),
  )

/** The form with the changes of a draft; what the account has without one, or with one that cannot be read. */
export function restoreDraft(draft: string, loaded: AccountValues): AccountValues {
  try {
    return { ...loaded, ...draftSchema.parse(JSON.parse(draft || '{}')) }
  } catch {
    return loaded
  }
}
