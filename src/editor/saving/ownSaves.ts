/**
 * Saves of this editor and the versions of others that crossed them (D-0070). The server takes the last write: a version that it stored
 * between the one that a save was based on and the save itself is overwritten, and only the later editor can know.
 */
import type { Card } from '@/api/cards/card.schema'
import { isSame, savableFields, type SavableFields } from './savableFields'

/** Fields of a card with the time at which the server stored them; an event may carry some fields only. */
export type Version = SavableFields & { updated_at: string }

export const versionOf = ({ updated_at, ...fields }: Partial<Card> & Pick<Card, 'updated_at'>): Version => ({
  ...savableFields(fields),
  updated_at,
})

export type OwnSave = {
  fields: SavableFields
  /** `updated_at` of the version that the save was based on. */
  from: string | undefined
  /** `updated_at` of the save itself; undefined while it is in flight. */
  to?: string
  /** Further values that are nobody else's: before the save, as the server cleaned them, offered already. */
  known: readonly SavableFields[]
}

/** Saves that a late event may still be compared with. */
export const MAX_SAVES = 10

const timeOf = (updatedAt: string | undefined) => (updatedAt === undefined ? -Infinity : Date.parse(updatedAt))

/** True for versions that the server stored later than `other`. */
export const isLater = (version: Version, other: string | undefined): boolean =>
  timeOf(version.updated_at) > timeOf(other)

/** Fields of a save for which a version that was stored during it has a value of somebody else. */
export function crossedFields({ fields, from, to, known }: OwnSave, version: Version): SavableFields {
  const time = timeOf(version.updated_at)
  if (time < timeOf(from) || (to !== undefined && time > timeOf(to))) return {}
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const field = name as keyof SavableFields
      if (!(field in version)) return []
      const isKnown = [fields, ...known].some((values) => field in values && isSame(values[field], version[field]))
      return isKnown ? [] : [[field, version[field]]]
    }),
  )
}
